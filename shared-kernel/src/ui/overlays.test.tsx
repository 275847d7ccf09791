import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useDisclosure } from './disclosure'
import { Drawer, type DrawerProps } from './drawer'
import { ListFoot, type ListFootProps } from './list-foot'
import Modal, { ModalClose, type ModalProps } from './modal'

function Menu() {
  const { open, setOpen, rootRef, openerProps, panelId } = useDisclosure()
  return (
    <>
      <div ref={rootRef}>
        <button type="button" {...openerProps} onClick={() => setOpen(!open)}>
          Марина
        </button>
        {open && (
          <div id={panelId}>
            <a href="/orders">Заказы</a>
          </div>
        )}
      </div>
      <h1 tabIndex={-1}>Главная</h1>
      <button type="button">Закрыть окно</button>
    </>
  )
}

describe('disclosure', () => {
  const opener = () => screen.getByRole('button', { name: 'Марина' })
  const panel = () => screen.queryByRole('link')
  const heading = () => screen.getByRole('heading')

  test('it stays while the focus goes about in it, and closes when the focus leaves it; Esc gives the focus back', async () => {
    render(<Menu />)
    await userEvent.click(opener())
    await userEvent.tab()
    expect(panel()).toHaveFocus()
    act(() => heading().focus())
    expect(panel()).not.toBeInTheDocument()
    await userEvent.click(opener())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(panel()).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })
})

function Page(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Фильтры
      </button>
      <Drawer title="Фильтры" open={open} onClose={() => setOpen(false)} {...props}>
        <button type="button">Только в наличии</button>
      </Drawer>
    </>
  )
}

describe('drawer', () => {
  test('Tab goes from the last control of its foot to the first; its cross closes it, and the focus goes back to what opened it', async () => {
    render(<Page footer={<button type="button">Показать</button>} />)
    const opener = screen.getByText('Фильтры')
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Фильтры' })
    screen.getByText('Показать').focus()
    await userEvent.tab()
    const cross = screen.getByRole('button', { name: 'Закрыть' })
    expect(cross).toHaveFocus()
    await userEvent.click(cross)
    await waitFor(() => expect(screen.queryByText('Показать')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

function Phone() {
  const [text, setText] = useState('')
  useLeaveGuard(text !== '', () => undefined)
  return <input aria-label="Телефон" value={text} onChange={(event) => setText(event.target.value)} />
}

function PageOfModal(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Войти
      </button>
      <Modal title="Вход" open={open} onClose={() => setOpen(false)} {...props}>
        <Phone />
      </Modal>
    </>
  )
}

const openOfModal = async () => {
  const opener = screen.getByRole('button', { name: 'Войти' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Вход' }) }
}

describe('modal', () => {
  const phone = () => screen.getByLabelText('Телефон')
  const closed = () => waitFor(() => expect(screen.queryByText('Вход')).not.toBeInTheDocument())

  test('focus goes in, goes round from the last control to the first and back, and returns to what opened the dialog', async () => {
    renderWithKernel(<PageOfModal footer={<button type="button">Готово</button>} />)
    const { opener } = await openOfModal()
    await waitFor(() => expect(phone()).toHaveFocus())
    const [first, last] = ['Закрыть', 'Готово'].map((name) => screen.getByRole('button', { name }))
    last?.focus()
    await userEvent.tab()
    expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(last).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('a click beside it, its cross, its own button and Esc close it, but ask once something is typed', async () => {
    renderWithKernel(<PageOfModal footer={<ModalClose>Отмена</ModalClose>} />)
    const { dialog } = await openOfModal()
    fireEvent.change(phone(), { target: { value: '916' } })
    for (const leave of [
      () => userEvent.click(dialog.parentElement as HTMLElement),
      () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' })),
      () => userEvent.click(screen.getByText('Отмена')),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await leave()
      await userEvent.click(await screen.findByText('Остаться'))
      await waitFor(() => expect(screen.queryByText('Введённое не сохранено')).toBeNull())
      expect(phone()).toHaveValue('916')
    }
    await userEvent.click(screen.getByText('Отмена'))
    await userEvent.click(await screen.findByText('Уйти без сохранения'))
    await closed()
  })
})

describe('list-foot', () => {
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

  test('says what would be added, adds it, brings a row back that was taken out, and closes the modal', async () => {
    show({ removed })
    expect(screen.getByText('3 товара на 120 ₽')).toBeVisible()
    await userEvent.click(button(/^Добавить 3/))
    expect(onAdd).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Убрано: ручка Вернуть')
    await userEvent.click(button(/^Вернуть/))
    expect(onRestore).toHaveBeenCalledTimes(1)
    await userEvent.click(button(/^Закрыть список/))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('while it is being added nothing is brought back or added once more', async () => {
    show({ removed }, { busy: true })
    expect(button(/^Вернуть/)).toBeDisabled()
    await userEvent.click(button(/^Добавляем…/))
    expect(onAdd).not.toHaveBeenCalled()
  })
})
