import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button'
import { useDisclosure } from './disclosure'
import { Drawer, type DrawerProps } from './drawer'
import { ListFoot, type ListFootProps } from './list-foot'
import Modal, { ModalClose, type ModalProps } from './modal'
import { Popover } from './popover'

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

  beforeEach(async () => {
    render(<Menu />)
    await userEvent.click(opener())
    expect(panel()).toBeVisible()
  })

  test('Esc closes it and the focus returns', async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(panel()).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  test('it stays while the focus goes about in it, and closes when the focus leaves it', async () => {
    await userEvent.tab()
    expect(panel()).toHaveFocus()
    act(() => heading().focus())
    expect(panel()).not.toBeInTheDocument()
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

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }))
  return screen.findByRole('dialog', { name: 'Фильтры' })
}

describe('drawer', () => {
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
  ])('%s closes it, and the focus goes back to what opened it', async (_how, leave) => {
    render(<Page />)
    await open()
    await leave()
    await closed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Фильтры' })).toHaveFocus())
  })

  test('Tab goes from the last control of its foot to the first', async () => {
    render(<Page footer={<button type="button">Показать</button>} />)
    await open()
    screen.getByRole('button', { name: 'Показать' }).focus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
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
  test('Tab goes from the last control to the first and back without a stop between', async () => {
    renderWithKernel(<PageOfModal footer={<button type="button">Готово</button>} />)
    await openOfModal()
    const [first, last] = ['Закрыть', 'Готово'].map((name) => screen.getByRole('button', { name }))
    last?.focus()
    await userEvent.tab()
    expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(last).toHaveFocus()
  })

  test('focus goes in, stays in, and returns to what opened the dialog', async () => {
    renderWithKernel(<PageOfModal footer={<button type="button">Готово</button>} />)
    const { opener, dialog } = await openOfModal()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus())
    for (let i = 0; i < 6; i += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  test.each([
    [
      'a click beside the dialog',
      (dialog: HTMLElement) => userEvent.click(dialog.parentElement as HTMLElement),
    ],
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
    ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Отмена' }))],
  ])('%s closes it, but asks once something is typed', async (_name, leave) => {
    renderWithKernel(<PageOfModal footer={<ModalClose>Отмена</ModalClose>} />)
    await leave((await openOfModal()).dialog)
    await closed()

    const { dialog } = await openOfModal()
    await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '916')
    await leave(dialog)
    await screen.findByRole('alertdialog', { name: 'Введённое не сохранено' })
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('916')

    await leave(dialog)
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Уйти без сохранения' }))
    await closed()
  })
})

describe('popover', () => {
  test('opens by its button with a name; Esc closes it and gives the focus back', async () => {
    render(
      <Popover title="Доставка" trigger={<Button>Подробнее</Button>}>
        Бесплатно
      </Popover>,
    )
    const button = screen.getByRole('button', { name: 'Подробнее' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Доставка' })).toHaveTextContent('Бесплатно')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
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
})
