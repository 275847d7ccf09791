import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import Modal, { type ModalProps } from './modal'

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Войти
      </button>
      <Modal title="Вход" open={open} onClose={() => setOpen(false)} {...props}>
        <input aria-label="Телефон" />
      </Modal>
    </>
  )
}

const open = async () => {
  const opener = screen.getByRole('button', { name: 'Войти' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Вход' }) }
}

test('focus goes in, stays in, and returns to what opened the dialog', async () => {
  render(<Page footer={<button type="button">Готово</button>} />)
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
  render(<Page />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a click beside the dialog closes it, but not once something is typed', async () => {
  const { rerender } = render(<Page dirty />)
  const { dialog } = await open()
  const beside = dialog.parentElement as HTMLElement
  await userEvent.click(beside)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  rerender(<Page />)
  await userEvent.click(beside)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
