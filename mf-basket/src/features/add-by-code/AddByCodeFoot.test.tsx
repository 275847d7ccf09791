import { renderWithKernel, testShop } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { AddByCodeFoot } from './AddByCodeFoot'

type Props = ComponentProps<typeof AddByCodeFoot>
type Codes = Props['codes']
function renderFoot(codes: Partial<Codes> = {}, props: Partial<Props> = {}) {
  const [add, undo] = [jest.fn(), jest.fn()]
  const given = {
    ...{ valid: 2, sum: 1234.5, left: 0, adding: false, error: undefined, added: 0, canUndo: false },
    ...{ add, undo, ...codes },
  } as Codes
  renderWithKernel(
    <Modal
      open
      onClose={() => undefined}
      title="Коды"
      footer={<AddByCodeFoot basket="main" codes={given} {...props} />}
    >
      <p />
    </Modal>,
    { shop: testShop({ PRICE_TYPE: 28 }) },
  )
  return { add, undo }
}
const text = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s/g, ' ')
const addButton = () => screen.getByRole('button', { name: /^Добав/ })

test('what is ready is added by a press', async () => {
  const { add } = renderFoot()
  expect(text()).toContain('Готово к добавлению: 2 на 1 234,50 ₽')
  expect(text()).not.toMatch(/остан[еу]тся|Остальные|убрана/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(addButton()).toHaveTextContent(/^Добавить 2\sтовара/)
  await userEvent.click(addButton())
  expect(add).toHaveBeenCalledTimes(1)
})

test('points are counted in points', () => {
  renderFoot({}, { basket: 'loyalty' })
  expect(text()).toMatch(/на 1 234,5 Б/)
})

test('where nothing is ready there is nothing to press', () => {
  renderFoot({ valid: 0, sum: 0 })
  expect(addButton()).toBeDisabled()
})

test('while rows are added it says so', () => {
  renderFoot({ adding: true })
  expect(screen.getByRole('button', { name: /Добавляем…/ })).toHaveAttribute('aria-busy', 'true')
})

test('why nothing was added is said', () => {
  renderFoot({ error: 'Отказ сервера' })
  expect(screen.getByRole('alert')).toHaveTextContent('Отказ сервера')
})

test.each<[Partial<Codes>, string]>([
  [{ left: 1 }, 'на 1 234,50 ₽, 1 строка останется в этом окне'],
  [{ left: 3, added: 2 }, 'Добавлены 2 товара. Остальные строки ждут исправления.'],
])('of %j the rows that stay are told', (codes, told) => {
  renderFoot(codes)
  expect(text()).toContain(told)
})
test.each<Partial<Codes>>([{ left: 3 }, { added: 2 }])('of %j nothing is said of others', (codes) => {
  renderFoot(codes)
  expect(text()).not.toContain('Остальные')
})

test('a row that was taken out can be put back', async () => {
  const { undo } = renderFoot({ canUndo: true })
  expect(text()).toContain('Строка убрана.')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(undo).toHaveBeenCalledTimes(1)
})

test.each([
  [undefined, 'Отмена'],
  ['Готово', 'Готово'],
])('the button that closes is called %s', (closeText, name) => {
  renderFoot({}, closeText === undefined ? {} : { closeText })
  expect(screen.getByRole('button', { name })).toBeVisible()
})
