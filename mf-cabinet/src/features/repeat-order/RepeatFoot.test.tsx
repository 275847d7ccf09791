import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { repeatRow, repeatViews, testRepeat } from '../../testing/test-repeat'
import { RepeatFoot } from './RepeatFoot'
import type { Repeat } from './use-repeat'

const show = (views: ReturnType<typeof repeatViews>, changes: Partial<Repeat> = {}) =>
  renderWithKernel(
    <Modal
      open
      onClose={() => undefined}
      title="Повторить"
      footer={<RepeatFoot repeat={testRepeat(views, changes)} />}
    >
      <p />
    </Modal>,
  )
const add = () => screen.getByRole('button', { name: /^Добав/ })
const said = () => screen.getByText(/^В\sкорзину/).textContent?.replaceAll('\u00a0', ' ')
const GONE = { ASSORTMENT: 'N' as const }

test('all of it goes in: so many rows, so many products', () => {
  show(repeatViews([repeatRow(1), repeatRow(2)]))
  expect(said()).toBe('В корзину войдут 2 позиции. ')
  expect(add()).toHaveTextContent(/^Добавить 2\sтовара/)
  expect(add()).toBeEnabled()
})

test('what stays out is told; what lies there already adds up', () => {
  show(repeatViews([repeatRow(1), repeatRow(2, GONE)], {}, () => 3))
  expect(said()).toBe('В корзину войдёт 1 из 2 позиций. Совпавшие с корзиной сложатся.')
  expect(add()).toHaveTextContent(/^Добавить 1\sтовар/)
})

test('rows that take one product are one product', () => {
  const analog = testProduct({ ID: 60, REMAIN: 1000 })
  show(repeatViews([repeatRow(1, GONE), repeatRow(2, GONE)].map((row) => ({ ...row, analogs: [analog] }))))
  expect(said()).toBe('В корзину войдут 2 позиции. ')
  expect(add()).toHaveTextContent(/^Добавить 1\sтовар/)
})

test('where nothing goes in, nothing can be added', () => {
  show(repeatViews([repeatRow(1, GONE)]))
  expect(said()).toBe('В корзину войдут 0 из 1 позиции. ')
  expect(add()).toHaveTextContent('Добавлять нечего')
  expect(add()).toBeDisabled()
})

test('a press adds it; why that went wrong stands there', async () => {
  const onAdd = jest.fn()
  show(repeatViews([repeatRow(1)]), { add: onAdd, error: 'Нет связи' })
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи')
  await userEvent.click(add())
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Отмена' })).toBeVisible()
})

test('while it is being added the button says so', () => {
  show(repeatViews([repeatRow(1)]), { adding: true })
  expect(screen.getByRole('button', { name: 'Добавляем…' })).toHaveAttribute('aria-disabled', 'true')
})
