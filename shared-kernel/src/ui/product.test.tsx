import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { CountBadge } from './badge'
import { OrderTrack, type OrderTrackProps } from './order-track'
import { Price } from './price'
import { ProductBadge, ProductBadges, type ProductBadgesProps } from './product-badges'
import { ProductPicture } from './product-picture'
import { orderStatusTone } from './status-badge'
import { Stock } from './stock'

describe('badge', () => {
  test.each([
    [0, undefined, ''],
    [999, undefined, '999'],
    [1000, undefined, '999+'],
    [10, 9, '9+'],
  ])('a count of %i with at most %s is shown as «%s»', (count, max, text) => {
    const { container } = render(<CountBadge count={count} {...(max && { max })} className="at-icon" />)
    expect(container).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`))
    expect(container.querySelectorAll('.at-icon')).toHaveLength(text ? 1 : 0)
  })
})

describe('status-badge', () => {
  test.each([
    ['sent', 'info'],
    ['in-progress', 'accent'],
    ['completed', 'success'],
    ['canceled', 'neutral'],
    ['online-canceled', 'danger'],
    ['NOT_PAID', 'warning'],
    ['one of tomorrow', 'neutral'],
  ])('an order in the state %s is %s', (code, tone) => {
    expect(orderStatusTone(code)).toBe(tone)
  })
})

describe('stock', () => {
  test.each([
    [{ remain: 4320 }, '4\u00a0320\u00a0шт.'],
    [{ remain: 50 }, 'Мало, 50\u00a0шт.'],
    [{ remain: 1, unit: 'уп.' }, 'Мало, 1\u00a0уп.'],
    [{ remain: 0, toOrder: true }, 'Под заказ'],
    [{ remain: 0, toOrder: true, delay: 5 }, 'Под заказ, 5\u00a0дней'],
    [{ remain: 0 }, 'Нет на складе'],
  ])('[CAT-034] %j reads «%s»', (props, text) => {
    render(<Stock {...props} />)
    expect(
      screen.getByText((_, element) => element?.textContent === text, { selector: 'span' }),
    ).toBeInTheDocument()
  })

  test('[CAT-038] DELAY above 0 is shown in days', () => {
    const { container, rerender } = render(<Stock remain={100} delay={2} />)
    expect(container).toHaveTextContent('100 шт., 2 дня')
    rerender(<Stock remain={100} delay={0} />)
    expect(container.textContent).toBe('100\u00a0шт.')
  })
})

describe('price', () => {
  test('[KERN-027] [KERN-029] a price follows PRICE_TYPE and the currency of its shop', () => {
    const { container, rerender } = render(<Price sum={1984.5} priceType={27} unit="шт." />)
    expect(container).toHaveTextContent('1 984,5 ₽за шт.')
    rerender(<Price sum={1984.5} priceType={26} />)
    expect(container.textContent).toBe('1\u00a0985\u00a0₽')
  })

  test('a product without a price shows a dash', () => {
    render(<Price sum={null} unit="шт." />)
    expect(screen.getByTitle('Цена не указана')).toHaveTextContent('—')
  })
})

describe('product-badges', () => {
  const mark = (CODE: string, TITLE = CODE, PREDEFINED: 'Y' | 'N' = 'Y', COLOR = '') => ({
    CODE,
    TITLE,
    PREDEFINED,
    COLOR,
  })

  const texts = (badges: ProductBadgesProps) => {
    const { container, unmount } = render(<ProductBadges {...badges} />)
    const shown = [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)
    unmount()
    return shown
  }
  const SPECIAL = 'Спеццена \u221215%'

  test('[CAT-036] built-in kinds have their texts', () => {
    render(<ProductBadges marks={[mark('gift_sum'), mark('special_price'), mark('delivery-exclude')]} />)
    for (const text of ['Подарок за заказ', 'Спеццена', 'Товар не учитывается при доставке'])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('[CAT-035] other marks read their TITLE, and the percent stands with the special price', () => {
    const eco = mark('eco', 'Эко', 'N')
    expect(texts({ marks: [eco, mark('special_price')], percent: 15 })).toEqual(['Эко', SPECIAL])
    expect(texts({ marks: [], percent: 15 })).toEqual([SPECIAL])
    expect(texts({ marks: [mark('special_price', 'Цена дня', 'N')] })).toEqual(['Цена дня'])
  })

  test('[CAT-035] COLOR tints the dot only when it is a valid colour', () => {
    render(<ProductBadge mark={mark('eco', 'Эко', 'N', '#2E8B57')} />)
    expect(screen.getByText('Эко').style.getPropertyValue('--mark-color')).toBe('#2E8B57')
    render(<ProductBadge mark={mark('odd', 'Странная', 'N', 'url(//x)')} />)
    expect(screen.getByText('Странная').style.getPropertyValue('--mark-color')).toBe('')
  })

  test('[CAT-037] no more than fit are shown, the gift first, then the special price', () => {
    expect(texts({ marks: [mark('new'), mark('hot')], percent: 15, gift: true, max: 3 })).toEqual([
      'Подарок',
      SPECIAL,
      'Новинка',
    ])
    expect(texts({ marks: [mark('new')] })).toEqual(['Новинка'])
  })

  test('badges of the product lead to their lists, the added ones nowhere', () => {
    renderWithKernel(
      <ProductBadges marks={[mark('new')]} gift hrefOf={({ CODE }) => `/catalog-list?mark=${CODE}`} />,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([['Новинка', '/catalog-list?mark=new']])
  })
})

describe('product-picture', () => {
  const picture = () => screen.getByRole('img')

  test('a product without a picture has a drawn box; what does not load is the box, until there is another picture', () => {
    const { rerender } = render(<ProductPicture src={null} alt="" size={64} />)
    expect(screen.getByRole('img', { name: 'Нет фотографии' }).tagName).toBe('svg')
    rerender(<ProductPicture src="/pen.svg" alt="Ручка" size={64} />)
    expect(screen.getByRole('img', { name: 'Ручка' })).toHaveAttribute('src', '/pen.svg')
    fireEvent.error(picture())
    expect(picture().tagName).toBe('svg')
    rerender(<ProductPicture src="/other.svg" alt="Ручка" size={64} />)
    expect(picture()).toHaveAttribute('src', '/other.svg')
  })
})

describe('order-track', () => {
  const BELOW: OrderTrackProps = { sum: 1000, minOrder: 5000, freeFrom: 20000, priceType: 26 }
  const PAID: OrderTrackProps = { ...BELOW, sum: 15000 }
  const FREE: OrderTrackProps = { ...BELOW, sum: 20000 }
  const ENOUGH: OrderTrackProps = { sum: 6000, minOrder: 5000 }

  const show = (props: OrderTrackProps) => render(<OrderTrack {...props} />)

  test.each([
    ['below the minimum', BELOW, /^До минимального заказа осталось 4.000.₽$/],
    ['with paid delivery', PAID, /^До бесплатной доставки 5.000.₽$/],
    ['with paid delivery while no zone is chosen', { ...PAID, zone: null }, /₽, сумма зависит от зоны$/],
    ['with free delivery', FREE, /^Доставка бесплатно$/],
    [
      'with free delivery while no zone is chosen',
      { ...FREE, zone: null },
      /^Доставка бесплатно, но не во всех зонах$/,
    ],
    ['with enough', ENOUGH, /^$/],
  ])('an order %s says what is missing', (_stage, props, text) => {
    expect(show(props).container.textContent).toMatch(text)
  })

  test('a shop without thresholds shows nothing', () => {
    expect(show({ sum: 1000 }).container).toBeEmptyDOMElement()
  })
})
