import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passFocusToQuantity } from './pass-focus-to-quantity'

const show = (as: 'article' | 'row' | 'other') => {
  const inner = (
    <>
      <input aria-label="Другое" />
      <input data-quantity="" aria-label="Количество" />
      <button type="button" onClick={passFocusToQuantity}>
        В корзину
      </button>
    </>
  )
  render(
    as === 'article' ? (
      <article>{inner}</article>
    ) : (
      <div {...(as === 'row' ? { 'data-row': '' } : {})}>{inner}</div>
    ),
  )
}
const button = () => screen.getByRole('button', { name: 'В корзину' })
const quantity = () => screen.getByRole('textbox', { name: 'Количество' })
const nextMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve))

test.each(['article', 'row'] as const)('a key hands the focus to the quantity of its %s', async (as) => {
  show(as)
  button().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(quantity()).toHaveFocus())
})

test('a pointer does not: a finger gets no keyboard over the page', async () => {
  show('article')
  await userEvent.click(button())
  await nextMicrotask()
  expect(button()).toHaveFocus()
})
