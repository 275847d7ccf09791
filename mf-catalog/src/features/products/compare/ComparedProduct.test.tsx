import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ComparedProduct } from './ComparedProduct'

const onReplace = jest.fn()
beforeEach(() => onReplace.mockClear())

const analog = (ID: number, NAME: string) => testProduct({ ID, NAME })
const BLUE = analog(2, 'Ручка Литера, синий')
const RED = analog(3, 'Ручка Литера, красный')

const show = (product: Product, props: { options?: Product[]; onReplace?: typeof onReplace } = {}) =>
  renderWithKernel(<ComparedProduct product={product} {...props} />, { kernel: partKernel() }).container
const choice = () => screen.queryByRole('combobox', { name: 'Сравнить с' })

test('the product that is looked at is told, and does not lead to its own page', () => {
  const head = show(BLUE)
  expect(screen.getByText('Вы смотрите')).toBeVisible()
  expect(screen.getByText('Ручка Литера, синий')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(head).toHaveTextContent(/Код 184\s302$/)
  expect(screen.getByRole('button', { name: /^В\sизбранное/ })).toBeVisible()
})

test('an analog leads to its page', () => {
  show(BLUE, { options: [BLUE], onReplace })
  expect(screen.getByRole('link', { name: 'Ручка Литера, синий' })).toHaveAttribute('href', '/product/2')
  expect(screen.queryByText('Вы смотрите')).not.toBeInTheDocument()
})

test('where another analog may stand it is chosen by what differs in their names', async () => {
  show(BLUE, { options: [BLUE, RED], onReplace })
  const field = choice() as HTMLElement
  expect(field).toHaveValue('2')
  expect(
    within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ text, value }) => [text, value]),
  ).toEqual([
    ['…синий', '2'],
    ['…красный', '3'],
  ])
  await userEvent.selectOptions(field, '3')
  expect(onReplace.mock.calls).toEqual([[3]])
})

test.each([
  ['alone', { options: [BLUE], onReplace }],
  ['without a say in it', { options: [BLUE, RED] }],
])('an analog %s has no choice', (_how, props) => {
  show(BLUE, props)
  expect(choice()).not.toBeInTheDocument()
})

test.each([
  ['/upload/big.webp', '/upload/small.webp', '/upload/big.webp'],
  [null, '/upload/small.webp', '/upload/small.webp'],
])('of the pictures %s and %s it shows %s', (DETAIL_PICTURE_PATH, PREVIEW_PICTURE_PATH, shown) => {
  const head = show({ ...BLUE, DETAIL_PICTURE_PATH, PREVIEW_PICTURE_PATH })
  expect(head.querySelector('img')).toHaveAttribute('src', shown)
})
