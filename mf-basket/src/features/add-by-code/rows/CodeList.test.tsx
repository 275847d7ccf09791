import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../../testing/basket-api'
import { testRow } from '../../../testing/test-rows'
import { useCodeRows } from '../model/use-code-rows'
import { CodeList } from './CodeList'

const { data: state } = basketApi()

const product = (ID: number, UP_CODE_1C: string, NAME: string) =>
  testRow({ ID, UP_CODE_1C, NAME, QUANTITY: 0, BASKET: 0 })
beforeEach(() => {
  state.catalogue = [product(1, '184302', 'Ручка'), product(2, '100241', 'Бумага А4')]
})

function List({ onPasted }: { onPasted: Parameters<typeof CodeList>[0]['onPasted'] }) {
  const codes = useCodeRows('main', { onDone: () => undefined })
  return <CodeList basket="main" codes={codes} onPasted={onPasted} />
}
function renderList() {
  const onPasted = jest.fn()
  renderWithKernel(<List onPasted={onPasted} />, { kernel: partKernel() })
  return onPasted
}
const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const states = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.state)
/** @returns whether the browser pastes it */
const paste = (text: string) =>
  fireEvent.paste(code(1), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : text) },
  })

test.each(['184302', '184 302', '', ' '])('«%s» is pasted into the field as any text is', (text) => {
  const onPasted = renderList()
  expect(paste(text)).toBe(true)
  expect(onPasted).not.toHaveBeenCalled()
})

test('a single name is looked for', async () => {
  const onPasted = renderList()
  expect(paste('Бумага А4')).toBe(false)
  await waitFor(() => expect(states()).toEqual(['valid', 'empty']))
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Бумага А4')
  expect(onPasted).toHaveBeenCalledTimes(1)
})

test('of several lines each is a row', async () => {
  const onPasted = renderList()
  expect(paste('184302\t2\n100241\t3')).toBe(false)
  await waitFor(() => expect(states()).toEqual(['valid', 'valid', 'empty']))
  expect(onPasted.mock.calls).toEqual([[expect.objectContaining({ cut: 0, skipped: [], tooLong: false })]])
})

test('a row that is taken out hands the focus to the next one', async () => {
  renderList()
  paste('184302\t2\n100241\t3')
  await waitFor(() => expect(states()).toEqual(['valid', 'valid', 'empty']))
  await userEvent.click(screen.getByRole('button', { name: 'Убрать строку 1' }))
  expect(code(1)).toHaveValue('100241')
  expect(code(1)).toHaveFocus()
})

test('Enter counts a code and goes on; what is typed on goes to the row that takes it', async () => {
  renderList()
  act(() => code(1).focus())
  await userEvent.keyboard('12{Enter}')
  expect(states()).toEqual(['error'])
  expect(code(1)).toHaveFocus()
  await userEvent.keyboard('1')
  expect(code(2)).toHaveValue('1')
  expect(code(2)).toHaveFocus()
})

test('the rows are named as a list', () => {
  renderList()
  expect(screen.getByRole('list', { name: 'Коды товаров' })).not.toHaveAttribute('inert')
})

test('the list itself is no stop of the tab key', async () => {
  renderList()
  await userEvent.tab()
  expect(code(1)).toHaveFocus()
})
