import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasteText } from './PasteText'

function renderText(text: string, empty = false) {
  const [onChange, onClose] = [jest.fn(), jest.fn()]
  renderWithKernel(
    <Modal open onClose={onClose} title="Список">
      <PasteText {...{ text, empty, onChange }} />
    </Modal>,
  )
  return { onChange, onClose }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Список товаров' })
const paste = (plain: string, html: string) =>
  fireEvent.paste(field(), {
    clipboardData: { getData: (type: string) => ({ 'text/html': html, 'text/plain': plain })[type] ?? '' },
  })
const TABLE = '<table><tr><td>184302</td><td>48</td></tr></table>'

test('how a list is written is said below, and why there is nothing in it', () => {
  renderText('')
  expect(field()).toBeValid()
  expect(field()).toHaveAttribute('spellcheck', 'false')
  expect(field()).toHaveAccessibleDescription(/^По\sстроке на\sтовар/)
})
test('a text without products is wrong', () => {
  renderText('---', true)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/^В\sтексте нет ни\sкодов, ни\sназваний/)
})

test('what is typed is told', () => {
  const { onChange } = renderText('18')
  fireEvent.change(field(), { target: { value: '184' } })
  expect(onChange.mock.calls).toEqual([['184']])
})

test('a pasted table keeps its columns, in place of what is selected', () => {
  const { onChange } = renderText('один два три')
  field().setSelectionRange(5, 8)
  expect(paste('184302\n48', TABLE)).toBe(false)
  expect(onChange.mock.calls).toEqual([['один 184302\t48 три']])
})
test('a plain text is pasted by the browser', () => {
  const { onChange } = renderText('')
  expect(paste('184302 48', '')).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['', false],
  [' \n', false],
  ['184302', true],
])('closing with «%s» in it asks first: %s', async (text, asks) => {
  const { onClose } = renderText(text)
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  )
  await userEvent.keyboard('{Escape}')
  if (asks) expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(onClose).toHaveBeenCalledTimes(asks ? 0 : 1)
})
