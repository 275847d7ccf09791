import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { pens } from '../testing/pens'
import { renderPage, renderSlot } from '../testing/render-page'

const { data } = catalogApi()

beforeEach(() => {
  data.sections = [testSection({ ID: 12, NAME: 'Ручки', CNT: 3 })]
  data.products = testProducts(3)
})

/** Pastes; whether the browser may still do what it does with a paste. */
const paste = (place: Element, text: string, html = '') =>
  fireEvent.paste(place, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
  })
const LIST = '184302\t48\n100241\t5'

const close = ({ modals }: Kernel) => act(() => modals.close())

test('a list that is pasted beside the fields or into the count of a row is shown', async () => {
  const { kernel } = renderPage('/catalog/12')
  await screen.findByRole('list', { name: 'Товары' })
  expect(paste(document.body, LIST)).toBe(false)
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: LIST, basket: 'main' } }])
  close(kernel)

  // A table of an e-mail is read row by row.
  paste(document.body, '184302\n48', '<table><tr><td>184302</td><td>48</td></tr></table>')
  expect(kernel.modals.current()[0]?.props).toEqual({ text: '184302\t48', basket: 'main' })
  close(kernel)

  // One number is the field's; a list leaves the count as it is.
  const [count] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Количество/ })
  const before = count?.value
  expect(paste(count as Element, '15')).toBe(true)
  expect(paste(count as Element, LIST)).toBe(false)
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text: LIST, basket: 'main' } }])
  expect(count).toHaveValue(before)
})

test('what is pasted into a field, into a modal, or is no list stays what it is; into a search that has not loaded yet it is not lost', async () => {
  const { kernel } = renderPage('/catalog/12')
  await screen.findByRole('list', { name: 'Товары' })
  const field = document.createElement('input')
  document.body.append(field)
  expect(paste(field, LIST)).toBe(true)
  expect(paste(document.body, 'бумага А4')).toBe(true)
  expect(kernel.modals.current()).toEqual([])
  field.type = 'search'
  field.name = 'q'
  expect(paste(field, LIST)).toBe(false)
  field.remove()
  expect(kernel.modals.current()).toHaveLength(1)
  expect(paste(document.body, LIST)).toBe(true)
  expect(kernel.modals.current()).toHaveLength(1)
})

test.each([
  ['several lines', 'бумага А4\nстеплер'],
  ['a code and its count', '184 302 48'],
])('%s that are pasted into the search are shown as a list', (_what, text) => {
  const { kernel } = renderSlot('header.search', { variant: 'desktop' })
  expect(paste(screen.getByRole('combobox'), text)).toBe(false)
  expect(kernel.modals.current()).toEqual([{ name: 'pastePreview', props: { text, basket: 'main' } }])
  expect(screen.getByRole('combobox')).toHaveValue('')
})

test('what is pasted among the filters is theirs', async () => {
  data.products = pens()
  data.filters = [
    {
      key: 'INK',
      property: { TITLE: 'Цвет чернил', TYPE: 'PRIMARY' },
      values: Array.from({ length: 20 }, (_, at) => ({ id: `цвет ${at}`, fits: () => true })),
    },
  ]
  const { kernel } = renderPage('/catalog/12')
  expect(paste(await screen.findByLabelText('Найти: цвет чернил'), LIST)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }))
  expect(paste(await screen.findByRole('dialog', { name: 'Фильтры' }), LIST)).toBe(true)
  expect(kernel.modals.current()).toEqual([])
})

test('a code or a name that is pasted into the search is a query', () => {
  const { kernel } = renderSlot('header.search', { variant: 'desktop' })
  for (const text of ['184302', 'бумага А4', 'скотч 48 x 66'])
    expect(paste(screen.getByRole('combobox'), text)).toBe(true)
  expect(kernel.modals.current()).toEqual([])
})
