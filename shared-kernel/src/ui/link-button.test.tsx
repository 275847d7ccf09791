import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { OuterLink, TextLink } from './link'
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
  ['m', ['16', '16']],
  ['l', ['18', '18']],
] as const)('of size %s its icons are %j', (size, expected) => {
  renderWithKernel(
    <LinkButton to="/basket" kind="primary" size={size} icon="cart" iconAfter="chevron-right" block>
      Корзина
    </LinkButton>,
  )
  expect({ ...link().dataset }).toEqual({ kind: 'primary', size, block: 'true' })
  expect(sizes()).toEqual(expected)
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

test('a link in a text is quiet only where it is told so', () => {
  const { rerender } = renderWithKernel(<TextLink to="/basket">Корзина</TextLink>)
  expect({ ...link().dataset }).toEqual({})
  rerender(<OuterLink href="tel:+74955550120">Позвонить</OuterLink>)
  expect({ ...link().dataset }).toEqual({})
  expect(link()).not.toHaveAttribute('target')
  rerender(
    <OuterLink href="https://example.com" newTab quiet>
      Сайт
    </OuterLink>,
  )
  expect({ ...link().dataset }).toEqual({ quiet: 'true' })
  expect(link()).toHaveAttribute('target', '_blank')
  expect(link()).toHaveAttribute('rel', 'noopener')
})

test('a quiet link has the colour of its text', () => {
  renderWithKernel(
    <TextLink to="/basket" quiet>
      Корзина
    </TextLink>,
  )
  expect({ ...link().dataset }).toEqual({ quiet: 'true' })
})
