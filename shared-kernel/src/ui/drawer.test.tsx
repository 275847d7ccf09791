import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer, type DrawerProps } from './drawer'

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
