import type { BasketType } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Preview } from './model/use-preview'
import { PreviewFoot } from './PreviewFoot'

const ready = (count: number) => Array.from({ length: count }, () => ({})) as Preview['ready']
const counts = (all: number, done: number) => ({ all, ready: done }) as Preview['counts']
function renderFoot(changes: Partial<Preview> = {}, basket: BasketType = 'main') {
  const [add, takeBack] = [jest.fn(), jest.fn()]
  const preview = {
    ...{ counts: counts(2, 2), ready: ready(2), sum: 1234.5, undo: [], error: undefined, adding: false },
    ...{ add, takeBack, ...changes },
  } as unknown as Preview
  renderWithKernel(
    <Modal open onClose={() => undefined} title="Список" footer={<PreviewFoot {...{ preview, basket }} />}>
      <p />
    </Modal>,
  )
  return { add, takeBack }
}
const text = () => (screen.getByRole('dialog').textContent ?? '').replace(/\s/g, ' ')
const addButton = () => screen.getByRole('button', { name: /^Добав/ })

test('what is ready is added by a press', async () => {
  const { add } = renderFoot()
  expect(text()).toContain('Готово 2 строки на 1 234,50 ₽Отмена')
  expect(addButton()).toHaveTextContent(/^Добавить 2\sтовара/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
  await userEvent.click(addButton())
  expect(add).toHaveBeenCalledTimes(1)
})

test('what is not stays, and is counted', () => {
  renderFoot({ counts: counts(5, 2) })
  expect(text()).toContain('1 234,50 ₽, ещё 3 останутся в этом окне')
})

test('points are counted in points', () => {
  renderFoot({ sum: 120 }, 'loyalty')
  expect(text()).toContain('на 120 Б')
})

test('where nothing is ready there is nothing to press', () => {
  renderFoot({ ready: [], counts: counts(1, 0) })
  expect(addButton()).toBeDisabled()
  expect(addButton()).toHaveTextContent(/^Добавить товары/)
})

test('one product can be added', () => {
  renderFoot({ ready: ready(1) })
  expect(addButton()).toBeEnabled()
  expect(addButton()).toHaveTextContent(/^Добавить 1\sтовар(?!ы)/)
})

test('while rows are added it says so, and why nothing was added', () => {
  renderFoot({ adding: true, error: 'Отказ сервера' })
  expect(screen.getByRole('button', { name: /Добавляем…/ })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('alert')).toHaveTextContent('Отказ сервера')
})

test('the row that was taken out last can be put back', async () => {
  const { takeBack } = renderFoot({ undo: [{ number: 3 }, { number: 5 }, { number: 7 }] })
  expect(text()).toContain('Строка 7 убрана.')
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(takeBack).toHaveBeenCalledTimes(1)
})
