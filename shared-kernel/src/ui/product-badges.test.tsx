import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import { ProductBadge, ProductBadges } from './product-badges'

const mark = (CODE: string, TITLE = CODE, PREDEFINED: 'Y' | 'N' = 'Y', COLOR = '') => ({
  CODE,
  TITLE,
  PREDEFINED,
  COLOR,
})

test('[CAT-036] built-in kinds have their texts', () => {
  render(<ProductBadges marks={[mark('gift_sum'), mark('special_price'), mark('delivery-exclude')]} />)
  expect(screen.getByText('Подарок за заказ')).toBeInTheDocument()
  expect(screen.getByText('Спеццена')).toBeInTheDocument()
  expect(screen.getByText('Товар не учитывается при доставке')).toBeInTheDocument()
})

test('[CAT-035] other marks read their TITLE, and the percent stands with the special price', () => {
  const { rerender } = render(
    <ProductBadges marks={[mark('eco', 'Эко', 'N'), mark('special_price')]} percent={15} />,
  )
  expect(screen.getByText('Эко')).toBeInTheDocument()
  expect(screen.getByText('Спеццена \u221215%')).toBeInTheDocument()
  rerender(<ProductBadges marks={[]} percent={15} />)
  expect(screen.getByText('Спеццена \u221215%')).toBeInTheDocument()
  rerender(<ProductBadges marks={[mark('special_price')]} percent={null} />)
  expect(screen.getByText('Спеццена')).toBeInTheDocument()
  rerender(<ProductBadges marks={[mark('special_price', 'Цена дня', 'N')]} />)
  expect(screen.getByText('Цена дня')).toBeInTheDocument()
})

test('[CAT-035] COLOR tints the dot only when it is a valid colour', () => {
  render(<ProductBadge mark={mark('eco', 'Эко', 'N', '#2E8B57')} />)
  expect(screen.getByText('Эко').style.getPropertyValue('--mark-color')).toBe('#2E8B57')
  render(<ProductBadge mark={mark('odd', 'Странная', 'N', 'url(//x)')} />)
  expect(screen.getByText('Странная').style.getPropertyValue('--mark-color')).toBe('')
})

test('[CAT-037] a gift is labelled «Подарок»', () => {
  const { rerender } = render(<ProductBadges marks={[mark('eco', 'Эко', 'N')]} gift />)
  expect(screen.getByText('Подарок')).toBeInTheDocument()
  rerender(<ProductBadges marks={[mark('eco', 'Эко', 'N')]} />)
  expect(screen.queryByText('Подарок')).not.toBeInTheDocument()
})

test('what does not count for delivery is said in full to screen readers and in the tooltip', () => {
  render(<ProductBadge mark={mark('delivery-exclude')} />)
  expect(screen.getByTitle('Товар не учитывается при доставке').style.getPropertyValue('--mark-color')).toBe(
    'var(--mark-delivery-exclude)',
  )
  expect(screen.getByText('Не учитывается при доставке')).toHaveAttribute('aria-hidden', 'true')
})

test('the percent stands with the special price alone', () => {
  render(<ProductBadges marks={[mark('hot'), mark('special_price')]} percent={15} />)
  expect(screen.getByText('Хит')).toBeInTheDocument()
  expect(screen.getAllByText(/Спеццена/)).toHaveLength(1)
})

test('no more than fit are shown, the gift first, then the special price', () => {
  const { container } = render(<ProductBadges marks={[mark('new'), mark('hot')]} percent={15} gift max={3} />)
  expect([...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Подарок',
    'Спеццена \u221215%',
    'Новинка',
  ])
})

test('badges of the product lead to their lists, the added ones nowhere', () => {
  renderWithKernel(
    <ProductBadges marks={[mark('new')]} gift hrefOf={({ CODE }) => `/catalog-list?mark=${CODE}`} />,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([['Новинка', '/catalog-list?mark=new']])
})
