import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PaletteHint } from './PaletteHint'

test('the key of the palette is shown, and a press opens it empty', async () => {
  const { kernel } = renderWithKernel(<PaletteHint />, { kernel: partKernel() })
  const hint = screen.getByRole('button', { name: 'Быстрый переход, Ctrl K' })
  expect(hint).toHaveTextContent('Ctrl K')
  expect(hint).toHaveAttribute('tabindex', '-1')
  expect(hint).toHaveAttribute('title', 'Быстрый переход')
  expect(hint).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await userEvent.click(hint)
  expect(kernel.modals.current()).toEqual([{ name: 'palette', props: { text: '' } }])
})

test('a shop without a palette has no key for it', () => {
  const { container } = renderWithKernel(<PaletteHint />, { kernel: partKernel({ plan: { modals: {} } }) })
  expect(container).toBeEmptyDOMElement()
})
