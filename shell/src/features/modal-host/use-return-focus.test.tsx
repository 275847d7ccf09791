import { act, render, screen } from '@testing-library/react'
import { useReturnFocus } from './use-return-focus'

function Page({ isOpen, hasOpener = true }: { isOpen: boolean; hasOpener?: boolean }) {
  useReturnFocus(isOpen)
  return (
    <>
      {hasOpener && <button type="button">Отменить</button>}
      <button type="button">Другое</button>
      {isOpen && <input aria-label="Причина" />}
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const focus = (element: HTMLElement) => act(() => element.focus())
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** A page whose button has opened a modal with a field. */
function open() {
  const { rerender } = render(<Page isOpen={false} />)
  focus(button('Отменить'))
  rerender(<Page isOpen />)
  focus(screen.getByLabelText('Причина'))
  return rerender
}

test('the opener has the focus again, without any scrolling', async () => {
  const rerender = open()
  const focused = jest.spyOn(button('Отменить'), 'focus')
  rerender(<Page isOpen={false} />)
  expect(document.body).toHaveFocus()
  await nextFrame()
  expect(button('Отменить')).toHaveFocus()
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
})

test('a focus that has gone elsewhere meanwhile stays there', async () => {
  const rerender = open()
  rerender(<Page isOpen={false} />)
  focus(button('Другое'))
  await nextFrame()
  expect(button('Другое')).toHaveFocus()
})

test('an opener that is gone gets nothing', async () => {
  const rerender = open()
  const focused = jest.spyOn(button('Отменить'), 'focus')
  rerender(<Page isOpen={false} hasOpener={false} />)
  await nextFrame()
  expect(focused).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test('without a modal a focus that is lost is not brought back', async () => {
  const { rerender } = render(<Page isOpen={false} />)
  focus(button('Отменить'))
  rerender(<Page isOpen={false} />)
  act(() => button('Отменить').blur())
  rerender(<Page isOpen={false} hasOpener={false} />)
  await nextFrame()
  expect(document.body).toHaveFocus()
})

test('the first opener is the one that counts while further modals come', async () => {
  const rerender = open()
  rerender(<Page isOpen />)
  rerender(<Page isOpen={false} />)
  await nextFrame()
  expect(button('Отменить')).toHaveFocus()
})
