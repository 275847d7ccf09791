import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListFoot, type ListFootProps } from './list-foot'
import { Modal } from './modal'

const [onClose, onAdd, onRestore] = [jest.fn(), jest.fn(), jest.fn()]
const removed = { text: 'Убрано: ручка', restore: 'Вернуть', onRestore }

const show = (foot: Partial<Omit<ListFootProps, 'add'>> = {}, add: Partial<ListFootProps['add']> = {}) =>
  renderWithKernel(
    <Modal
      open
      title="Список"
      onClose={onClose}
      footer={
        <ListFoot
          error={undefined}
          closeText="Закрыть список"
          add={{
            text: 'Добавить 3',
            busyText: 'Добавляем…',
            busy: false,
            disabled: false,
            onClick: onAdd,
            ...add,
          }}
          {...foot}
        >
          3 товара на 120 ₽
        </ListFoot>
      }
    >
      Строки
    </Modal>,
  )
const button = (name: RegExp) => screen.getByRole('button', { name })

test('says what would be added, adds it, and closes the modal', async () => {
  show()
  expect(screen.getByText('3 товара на 120 ₽')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(button(/^Добавить 3/))
  expect(onAdd).toHaveBeenCalledTimes(1)
  await userEvent.click(button(/^Закрыть список/))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('why nothing was added is announced', () => {
  show({ error: 'Корзина не изменилась' })
  expect(screen.getByRole('alert')).toHaveTextContent('Корзина не изменилась')
})

test('a row that was taken out can be brought back', async () => {
  show({ removed })
  expect(screen.getByRole('status')).toHaveTextContent('Убрано: ручка Вернуть')
  await userEvent.click(button(/^Вернуть/))
  expect(onRestore).toHaveBeenCalledTimes(1)
})

test('while it is being added nothing is brought back or added once more', async () => {
  show({ removed }, { busy: true })
  expect(button(/^Вернуть/)).toBeDisabled()
  await userEvent.click(button(/^Добавляем…/))
  expect(onAdd).not.toHaveBeenCalled()
})
