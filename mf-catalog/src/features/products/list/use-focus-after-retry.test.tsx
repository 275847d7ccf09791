import { render, screen } from '@testing-library/react'
import { useFocusAfterRetry } from './use-focus-after-retry'

function Shown({ failed }: { failed: boolean }) {
  const element = useFocusAfterRetry(failed)
  return (
    <>
      <span ref={element} tabIndex={-1}>
        1–36 из 100
      </span>
      {failed && <button type="button">Повторить</button>}
      <input aria-label="Поиск" />
    </>
  )
}

const press = () => screen.getByRole('button', { name: 'Повторить' }).focus()

test('the focus of «Повторить» goes to what is shown once it has helped', () => {
  const { rerender } = render(<Shown failed={false} />)
  expect(document.body).toHaveFocus()
  rerender(<Shown failed />)
  expect(document.body).toHaveFocus()
  press()
  rerender(<Shown failed={false} />)
  expect(screen.getByText('1–36 из 100')).toHaveFocus()
})

test('whoever has gone on meanwhile keeps the focus', () => {
  const { rerender } = render(<Shown failed />)
  press()
  screen.getByRole('textbox', { name: 'Поиск' }).focus()
  rerender(<Shown failed={false} />)
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus()
})
