import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import Modal, { ModalClose, type ModalProps } from './modal'

function Phone() {
  const [text, setText] = useState('')
  useLeaveGuard(text !== '', () => undefined)
  return <input aria-label="Телефон" value={text} onChange={(event) => setText(event.target.value)} />
}
function Page(props: Partial<ModalProps>) {
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

const open = async () => {
  const opener = screen.getByRole('button', { name: 'Войти' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Вход' }) }
}

test('Tab goes from the last control to the first and back without a stop between', async () => {
  renderWithKernel(<Page footer={<button type="button">Готово</button>} />)
  await open()
  const [first, last] = ['Закрыть', 'Готово'].map((name) => screen.getByRole('button', { name }))
  last?.focus()
  await userEvent.tab()
  expect(first).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(last).toHaveFocus()
})

test('focus goes in, stays in, and returns to what opened the dialog', async () => {
  renderWithKernel(<Page footer={<button type="button">Готово</button>} />)
  const { opener, dialog } = await open()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus())
  for (let i = 0; i < 6; i += 1) {
    await userEvent.tab()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('the cross closes', async () => {
  renderWithKernel(<Page />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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
  renderWithKernel(<Page footer={<ModalClose>Отмена</ModalClose>} />)
  await leave((await open()).dialog)
  await closed()

  const { dialog } = await open()
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

describe('how it stands', () => {
  const show = async (props: Partial<ModalProps>) => {
    renderWithKernel(<Page {...props} />)
    return (await open()).dialog
  }

  test('another control may have the focus at first', async () => {
    const last = createRef<HTMLButtonElement>()
    await show({
      initialFocus: last,
      footer: (
        <button type="button" ref={last}>
          Готово
        </button>
      ),
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus())
  })
})
