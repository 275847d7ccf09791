import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useDisclosure } from './disclosure'

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

test('a press outside closes it', async () => {
  await userEvent.click(heading())
  expect(panel()).not.toBeInTheDocument()
})

test('it stays while the focus goes about in it, and closes when the focus leaves it', async () => {
  await userEvent.tab()
  expect(panel()).toHaveFocus()
  act(() => heading().focus())
  expect(panel()).not.toBeInTheDocument()
})
