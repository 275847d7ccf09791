import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useUndoKey } from './use-undo-key'

function Page() {
  useUndoKey()
  return (
    <>
      <input aria-label="Имя" />
      <textarea aria-label="Комментарий" />
      <input type="checkbox" aria-label="Согласие" />
      <QuantityStepper value={2} label="Ручка" onChange={() => undefined} />
    </>
  )
}

const press = async (name: string, before = '') => {
  const { kernel } = renderWithKernel(<Page />)
  const undo = jest.spyOn(kernel.basket, 'undo').mockReturnValue(true)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(name))
  await user.keyboard(`${before}{Control>}[KeyZ]{/Control}`)
  return undo
}

test.each(['Имя', 'Комментарий'])('Ctrl+Z in «%s» takes back what is typed there', async (name) => {
  expect(await press(name)).not.toHaveBeenCalled()
})

test.each(['Согласие', 'Количество: Ручка', 'Увеличить'])(
  'Ctrl+Z on «%s» takes back the last change of the basket',
  async (name) => {
    expect(await press(name)).toHaveBeenCalledTimes(1)
  },
)

test('while a quantity is being typed Ctrl+Z belongs to the field', async () => {
  expect(await press('Количество: Ручка', '7')).not.toHaveBeenCalled()
})
