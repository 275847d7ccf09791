import { testSection } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { renderPalette } from '../../testing/render-page'

const { data, called, intercept } = catalogApi()
const section = (ID: number, NAME: string, CNT: number, parent: number | null = null) =>
  testSection({ ID, NAME, CNT, IBLOCK_SECTION_ID: parent, DEPTH_LEVEL: parent ? 2 : 1 })

beforeEach(() => {
  data.sections = [
    section(1, 'Бумага и папки', 10),
    section(2, 'Бумага офисная', 1200, 1),
    section(3, 'Бумага цветная', 40, 1),
    section(4, 'Бумажные полотенца', 5),
    section(5, 'Бумага пустая', 0),
    section(6, 'Ручки', 900),
  ]
})

const type = async (text: string) => {
  const rendered = renderPalette(['palette.sections'])
  await userEvent.type(screen.getByRole('combobox'), text)
  return rendered
}
const rows = async () =>
  within(await screen.findByRole('rowgroup', { name: 'Разделы' }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/\s/g, ' '))

test('sections of the text, the three that hold most, with where they stand and how much they hold', async () => {
  await type('бум')
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'Бумага офисная Бумага и папки1 200',
      'Бумага цветная Бумага и папки40',
      expect.stringMatching(/^Бумага и папки\s?10$/),
    ]),
  )
})

test('none without products, none of another name', async () => {
  await type('пустая')
  await waitFor(() => expect(called('/sections/')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('rowgroup')).not.toBeInTheDocument())
})

test('a section opens its products', async () => {
  const { url } = await type('ручки')
  const row = await screen.findByRole('row', { name: /Ручки/ })
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', row.id))
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/catalog/6')
})

test('sections that do not come say so here alone, and are asked for again', async () => {
  intercept(({ path }) => (path.endsWith('/sections/') ? 500 : undefined))
  const { kernel } = await type('бум')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByRole('rowgroup', { name: 'Разделы' })).not.toHaveAttribute('aria-busy')
  expect(kernel.modals.current()).toEqual([])
  expect(kernel.notices.current()).toEqual([])
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await screen.findByRole('row', { name: /Бумага офисная/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})

test('sections that are known stay when they cannot be refreshed', async () => {
  const { kernel } = await type('бум')
  await screen.findByRole('row', { name: /Бумага офисная/ })
  intercept(({ path }) => (path.endsWith('/sections/') ? 500 : undefined))
  await kernel.query.invalidateQueries()
  expect(screen.getByRole('row', { name: /Бумага офисная/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})
