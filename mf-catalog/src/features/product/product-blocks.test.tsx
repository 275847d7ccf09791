import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testDetail, testProduct } from '@prilavok/shared-kernel/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { catalogApi } from '../../testing/catalog-api'
import { renderPage } from '../../testing/render-page'
import { BuyButton } from './BuyButton'
import { PrintSheet } from './PrintSheet'
import { type ProductTab, ProductTabs } from './ProductTabs'

const { data } = catalogApi()

type Props = Partial<ComponentProps<typeof ProductTabs>>
const CERTIFICATE = { ID: 1, NAME: 'Сертификат', PATH: '/1.pdf', SIZE: 1, TYPE: 'pdf' }
const onTab = jest.fn()
function Tabs(props: Props) {
  const [tab, setTab] = useState<ProductTab>(props.tab ?? 'description')
  return (
    <ProductTabs
      description={'Первый абзац.\n\nВторой абзац.'}
      properties={[
        { CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' },
        { CODE: 'b', TITLE: 'Вес', VALUE: '5 г' },
      ]}
      certificates={[CERTIFICATE]}
      {...props}
      tab={tab}
      onTab={(next) => {
        onTab(next)
        setTab(next)
      }}
    />
  )
}
function Bought({ product }: { product: Product }) {
  return <BuyButton product={product} quantity={useBasketQuantity(product)} analogs={<p>К аналогам</p>} />
}
describe('BuyBox', () => {
  const open = async (BASKET = 0, MIN = 1) => {
    data.basket.set(77, BASKET)
    data.detail = testDetail({
      ...{ ID: 77, NAME: 'Ручка', PRICE: 18.4, REMAIN: 60, BASKET },
      UP_MULTIPLICITY: { MIN, STEP: MIN },
    })
    renderPage('/product/77')
    const box = within(await screen.findByRole('region', { name: 'В корзину' }))
    const input = box.getByRole('textbox', { name: /^Количество/ })
    return { box, input }
  }

  test('the sum follows a count while it is typed, and that of the stock when more is typed', async () => {
    const { box, input } = await open()
    expect(box.queryByText('92,00 ₽')).toBeNull()
    await userEvent.clear(input)
    await userEvent.type(input, '5')
    expect(box.getByText('92,00 ₽')).toBeVisible()
    await userEvent.type(input, '00')
    expect(box.getByText('1 104,00 ₽')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(box.queryByText('1 104,00 ₽')).toBeNull()
  })

  test.each([0, 12])(
    'with %i in the basket the sum of the smallest order stands there once',
    async (inBasket) => {
      const { box } = await open(inBasket, 12)
      expect(box.getAllByText(/220,80/)).toHaveLength(1)
      await userEvent.click(box.getByRole('button', { name: 'Увеличить' }))
      expect(box.getByText('441,60 ₽')).toBeVisible()
      expect(box.getAllByText(/220,80/)).toHaveLength(1)
    },
  )

  test('of a product in the basket a typed sum is not said to be there before it is', async () => {
    const { box, input } = await open(2)
    expect(box.getByText('36,80 ₽')).toHaveTextContent(/В корзине|в корзине/)
    await userEvent.clear(input)
    expect(box.getByText('36,80 ₽')).toBeVisible()
    await userEvent.type(input, '5')
    expect(box.getByText('92,00 ₽')).not.toHaveTextContent(/корзин/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(data.basket.get(77)).toBe(5))
    expect(box.getByText('92,00 ₽')).toHaveTextContent(/корзин/)
  })
})

describe('BuyButton', () => {
  const show = (changes: Partial<Product> = {}) => {
    const product = testProduct({ ID: 7, ...changes })
    data.basket.set(7, product.BASKET)
    return renderWithKernel(<Bought product={product} />, { kernel: partKernel() }).container
  }

  test.each([
    [{ ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
    [{ PRICE: 0 }, 'У товара не указана цена'],
    [{ PRICE: 0, REMAIN: 0, TO_ORDER: 'N' }, 'У товара не указана цена'],
  ] as const)('of %j it says why it cannot be bought', (changes, why) => {
    expect(show(changes)).toHaveTextContent(why)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('PrintSheet', () => {
  const NOW = Date.parse('2026-03-02T22:30:00Z')
  const show = (
    changes: Parameters<typeof testDetail>[0] = {},
    shop = {},
    photo: string | undefined = '/1.webp',
  ) => {
    const { container } = renderWithKernel(
      <PrintSheet
        product={testDetail({ ID: 77, NAME: 'Ручка', ...changes })}
        photo={photo}
        properties={[{ CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' }]}
        price={<b>18,40 ₽</b>}
        stock={<i>120 шт.</i>}
      />,
      { kernel: partKernel({ shop, platform: { now: () => NOW } }) },
    )
    return { sheet: container, text: container.textContent?.replace(/[\u00a0\u2009]/g, ' ') ?? '' }
  }

  test('the price is that of the day where the shop is', () => {
    expect(show({}, { TIME_ZONE: 'Europe/Moscow' }).text).toMatch(/Цена на 0?3\D/)
    expect(show({}, { TIME_ZONE: 'UTC' }).text).toMatch(/Цена на 0?2\D/)
  })
})

describe('ProductTabs', () => {
  beforeEach(() => onTab.mockClear())
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
  const selected = () => screen.getByRole('tab', { selected: true }).textContent
  const panel = () => screen.getByRole('tabpanel')

  test('[CAT-057] description, properties and certificates, with how many there are', () => {
    const { container } = render(<Tabs />)
    expect(tabs()).toEqual(['Описание', 'Свойства2', 'Сертификаты1'])
    expect(screen.getByRole('tablist', { name: 'О товаре' })).toBeVisible()
    expect(container.querySelector('#about')).not.toBeNull()
  })

  test('the description stands in its paragraphs; without one that is said', () => {
    const { unmount } = render(<Tabs />)
    expect([...panel().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Первый абзац.',
      'Второй абзац.',
    ])
    unmount()
    render(<Tabs description="" />)
    expect(panel()).toHaveTextContent('Описания пока нет.')
  })

  test('[CAT-059] without certificates there is no tab for them: the description stands in its place', () => {
    render(<Tabs certificates={[]} tab="certificates" />)
    expect(tabs()).toEqual(['Описание', 'Свойства2'])
    expect(selected()).toBe('Описание')
  })
})
