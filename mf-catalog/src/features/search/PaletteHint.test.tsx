import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'

import { PaletteHint } from './PaletteHint'

test('a shop without a palette has no key for it', () => {
  const { container } = renderWithKernel(<PaletteHint />, { kernel: partKernel({ plan: { modals: {} } }) })
  expect(container).toBeEmptyDOMElement()
})
