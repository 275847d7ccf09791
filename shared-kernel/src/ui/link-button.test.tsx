import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { LinkButton, OuterLinkButton } from './link-button'

const link = () => screen.getByRole('link')
const sizes = () => [...link().querySelectorAll('svg')].map((icon) => icon.getAttribute('width'))

test('a link inside the shop looks like a secondary button, or as it is told', () => {
  renderWithKernel(<LinkButton to="/basket">Корзина</LinkButton>)
  expect(link()).toHaveAttribute('href', '/basket')
  expect({ ...link().dataset }).toEqual({ kind: 'secondary', size: 'm' })
  expect(sizes()).toEqual([])
})

test.each([
  [undefined, undefined, { kind: 'secondary', size: 'm' }],
  ['primary', 's', { kind: 'primary', size: 's' }],
] as const)('a link out of the shop opens a tab of its own (%s, %s)', (kind, size, look) => {
  renderWithKernel(
    <OuterLinkButton href="https://example.com" kind={kind} size={size}>
      Сайт
    </OuterLinkButton>,
  )
  expect(link()).toHaveAttribute('target', '_blank')
  expect(link()).toHaveAttribute('rel', 'noopener')
  expect({ ...link().dataset }).toEqual(look)
})
