import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoadResult } from './LoadResult'
import type { LoadedTable } from './model/loaded-table'

const TABLE: LoadedTable = { added: 0, products: [], warnings: [], errors: [] }
const show = (changes: Partial<LoadedTable>, onUndo: () => Promise<void> = async () => undefined) =>
  render(<LoadResult table={{ ...TABLE, ...changes }} onUndo={onUndo} />)
const note = () => screen.getByRole('status')
const product = (PRODUCT_ID: number, BEFORE: number) => ({ PRODUCT_ID, BEFORE, AFTER: 10 })
const warning = (ROW: number) => ({
  ...{ ROW, CODE: `18430${ROW}`, QUANTITY: '5', PRODUCT_ID: ROW, TEXT: 'Округлено', ADDED: 'Y' as const },
})

test('a file that has added nothing is a warning, with nothing to take back', () => {
  show({})
  expect(note()).toHaveTextContent(/^Из\sфайла ничего не\sдобавлено$/)
  expect(note()).toHaveAttribute('data-tone', 'warning')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('what it has added is counted, and what of it lay there before', () => {
  show({ added: 3, products: [product(1, 0), product(2, 4), product(3, 1)] })
  expect(note()).toHaveTextContent(/^Добавлены 3\sтовара из\sфайла2\sтовара уже были в\sкорзине/)
  expect(note()).toHaveAttribute('data-tone', 'success')
})

test('nothing is said of what lay there where nothing did', () => {
  show({ added: 1, products: [product(1, 0)] })
  expect(note()).not.toHaveTextContent(/уже/)
  expect(note().querySelector('p')).not.toBeInTheDocument()
})

test('rows that were added otherwise than asked are named', () => {
  show({ added: 2, products: [product(1, 0)], warnings: [warning(2), warning(5)] })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Строка 2, код 184302: Округлено',
    'Строка 5, код 184305: Округлено',
  ])
})

test('the way back is busy until it is done', async () => {
  let answer: () => void = () => undefined
  const onUndo = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  show({ added: 1, products: [product(1, 0)] }, onUndo)
  const undo = screen.getByRole('button', { name: /^Отменить загрузку/ })
  expect(undo).not.toHaveAttribute('aria-busy', 'true')
  await userEvent.click(undo)
  expect(undo).toHaveAttribute('aria-busy', 'true')
  answer()
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy', 'true'))
  expect(onUndo).toHaveBeenCalledTimes(1)
})
