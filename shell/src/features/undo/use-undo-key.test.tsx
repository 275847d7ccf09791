import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { fireEvent, screen } from '@testing-library/react'
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

test.each([
  ['⌘Z', { metaKey: true }, 1],
  ['Ctrl+Shift+Z', { ctrlKey: true, shiftKey: true }, 0],
  ['Ctrl+Alt+Z', { ctrlKey: true, altKey: true }, 0],
  ['Z', {}, 0],
  ['Ctrl+Y', { ctrlKey: true, code: 'KeyY' }, 0],
])('%s takes back %j: %d changes', (_key, keys, times) => {
  const { kernel } = renderWithKernel(<Page />)
  const undo = jest.spyOn(kernel.basket, 'undo').mockReturnValue(true)
  fireEvent.keyDown(document.body, { code: 'KeyZ', ...keys })
  expect(undo).toHaveBeenCalledTimes(times)
})

test.each([true, false])('the browser has the key where there is nothing to take back: %s', (isUndone) => {
  const { kernel } = renderWithKernel(<Page />)
  jest.spyOn(kernel.basket, 'undo').mockReturnValue(isUndone)
  expect(fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true })).toBe(!isUndone)
})

test('while a quantity is being typed Ctrl+Z belongs to the field', async () => {
  expect(await press('Количество: Ручка', '7')).not.toHaveBeenCalled()
})
