import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testGiftOffer, testItem, testOffer, testPresent } from '../testing/offers-api'
import { renderPage } from '../testing/render-page'
import { head } from './OfferPage'

const { data, called, calls } = offersApi()
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const goods = () => screen.findByRole('list', { name: 'Товары акции' })
const row = async (name: string) => within(await screen.findByRole('listitem', { name }))
const PENS = 'Гелевые ручки дешевле на 15 %'
const request = (offerId: string, page = '') => ({
  params: { offerId },
  search: new URLSearchParams(page),
  path: `/client/offers/${offerId}`,
})

describe('the page', () => {
  test('[CAB-010] it is for every visitor; «Назад» leads to the list', async () => {
    const { url, kernel } = renderPage('/client/offers/2', { cookies: {}, personal: { ID: null } })
    expect(await screen.findByRole('heading', { level: 1, name: PENS })).toBeVisible()
    expect(screen.getByText('Пока товар есть на складе.')).toBeVisible()
    expect(head(kernel, request('2'))).toEqual({
      title: PENS,
      canonical: '/client/offers/2',
      description: 'Шесть цветов, резиновый грип.',
    })
    await userEvent.click(screen.getByRole('link', { name: 'Назад' }))
    await waitFor(() => expect(url()).toBe('/client/offers'))
    expect(await screen.findByRole('list', { name: 'Акции' })).toBeVisible()
  })

  test('[CAB-010] «Назад» leads to the list as it was left', async () => {
    const { url } = renderPage('/client/offers?type=gift_sum&active=N')
    await userEvent.click(await screen.findByRole('link', { name: 'Кружка за заказ' }))
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('link', { name: 'Назад' }))
    await waitFor(() => expect(url()).toBe('/client/offers?type=gift_sum&active=N'))
  })

  test('an unknown offer says so and leads to the others', async () => {
    const { kernel } = renderPage('/client/offers/77')
    expect(await screen.findByRole('heading', { name: 'Акция не найдена' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Все акции' })).toHaveAttribute('href', '/client/offers')
    expect(head(kernel, request('77'))).toEqual({
      title: 'Акция не найдена',
      robots: 'noindex',
      missing: true,
    })
  })
})

describe('a special price', () => {
  test('[CAB-011, CAB-058] its products with badge, stock, both prices and the way to them; no gifts', async () => {
    data.offers = [testOffer({ TYPE: 'special_price' as 'SPECIAL_PRICE', PRESENTS: [testPresent()] })]
    renderPage('/client/offers/2')
    expect(within(await goods()).getAllByRole('listitem')).toHaveLength(1)
    const pen = await row('Ручка чёрная')
    expect(pen.getByRole('link', { name: 'Ручка чёрная' })).toHaveAttribute('href', '/product/775')
    expect(pen.getByText('Спеццена −15%')).toBeVisible()
    expect(plain(pen.getByText(/^4\s320/).textContent)).toBe('4 320 шт.')
    expect(pen.getByText('41,06')).toBeVisible()
    expect(screen.queryByText('Кружка')).not.toBeInTheDocument()
  })

  test('a product goes into the basket by its quantity, as one request of the queue', async () => {
    renderPage('/client/offers/2')
    const pen = await row('Ручка чёрная')
    const field = pen.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '24')
    await userEvent.click(pen.getByRole('button', { name: 'В корзину' }))
    expect(pen.getByText('в корзине')).toBeVisible()
    expect(pen.getByText('837,60')).toBeVisible()
    const sent = () => calls.filter((call) => call.startsWith('POST'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatch(/^POST \/v4\/api\/client\/basket\/main\/add\/ products\[775\]=24&/)
  })

  test('what is in the basket is shown so; what cannot be ordered leads to its analogs', async () => {
    data.offers = [
      testOffer({
        ITEMS: [
          testItem({ ID: 775, NAME: 'Ручка чёрная', BASKET: 12 }),
          testItem({ ID: 776, NAME: 'Ручка синяя', REMAIN: 0 }),
          testItem({ ID: 777, NAME: 'Ручка красная', ASSORTMENT: 'N' }),
        ],
      }),
    ]
    renderPage('/client/offers/2')
    expect((await row('Ручка чёрная')).getByText('418,80')).toBeVisible()
    expect((await row('Ручка синяя')).getByRole('link', { name: 'Аналоги' })).toHaveAttribute(
      'href',
      '/product/776#analogs',
    )
    expect((await row('Ручка красная')).getByRole('button', { name: 'В корзину' })).toBeDisabled()
  })

  test('[CAB-058] thirty-six products are a page; NAV tells how many pages there are', async () => {
    data.offers = [
      testOffer({
        ITEMS: Array.from({ length: 40 }, (_, at) => testItem({ ID: at + 1, NAME: `Ручка ${at + 1}` })),
      }),
    ]
    const { kernel } = renderPage('/client/offers/2')
    expect(within(await goods()).getAllByRole('listitem')).toHaveLength(36)
    expect(await goods()).not.toHaveAttribute('aria-busy')
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
    expect(await row('Ручка 40')).toBeDefined()
    expect(called('/offer/2/').at(-1)).toContain('limit=36&offset=36')
    expect(head(kernel, request('2', 'page=2'))).toMatchObject({ canonical: '/client/offers/2?page=2' })
  })

  test('one that is over sells at the usual price; one to come says its price', async () => {
    data.offers = [testOffer({ ACTIVE: 'N', DATE_END: '2025-09-10T09:00:00.000Z' })]
    renderPage('/client/offers/2')
    expect(
      await screen.findByText(
        /^Акция завершилась: последним днём было 10 сентября 2025\. Её\sцены больше не\sдействуют/,
      ),
    ).toBeVisible()
    expect(screen.getByText('Завершена 10 сентября 2025')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Действующие акции' })).toHaveAttribute('href', '/client/offers')
    expect(screen.queryByText(/по\sакции/)).not.toBeInTheDocument()
    cleanup()
    data.offers = [
      testOffer({
        ...{ ACTIVE: 'N', DATE_START: '2999-12-02T09:00:00.000Z' },
        ITEMS: [testItem({ PRICE: 41.06, OLD_PRICE: null, SPECIAL_PERCENT: null })],
      }),
    ]
    renderPage('/client/offers/2')
    expect(await screen.findByText(/^Акция ещё не\sначалась/)).toBeVisible()
    expect(screen.getByText(/^по\sакции\s34,90$/)).toBeVisible()
  })
})

describe('gifts', () => {
  const gifts = () => screen.findByRole('list', { name: /^Подар/ })

  test('[CAB-011, CAB-058] its gifts with their counts and the way to them; no products for sale', async () => {
    data.offers = [
      testGiftOffer({
        ...{ TYPE: 'gift_sum' as 'GIFT_SUM', ITEMS: [testItem({ NAME: 'Ручка' })] },
        PRESENTS: [testPresent(), testPresent({ ID: 91, NAME: 'Термос', QUANTITY: 2 })],
      }),
    ]
    renderPage('/client/offers/3')
    const [mug, flask] = within(await gifts()).getAllByRole('listitem')
    expect(within(mug as HTMLElement).getByRole('link', { name: 'Кружка' })).toHaveAttribute(
      'href',
      '/product/90',
    )
    expect(flask).toHaveTextContent('Термос')
    expect(plain(flask?.textContent ?? '')).toContain('Количество: 2 шт.')
    expect(screen.queryByText('Ручка')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Подарки' })).toBeVisible()
  })

  test('what the basket lacks, and where to add it; once it is reached, to the basket', async () => {
    data.basketSum = 10_000
    renderPage('/client/offers/3')
    const aside = async () => within(await screen.findByRole('region', { name: 'До подарка' }))
    expect(plain((await (await aside()).findByText(/^В\sкорзине/)).textContent)).toBe(
      'В корзине 10 000,00 ₽, ещё 20 000,00 ₽ до подарка',
    )
    expect((await aside()).getByRole('link')).toHaveAttribute('href', '/catalog-list')
    cleanup()
    data.basketSum = 30_000
    renderPage('/client/offers/3')
    expect(await (await aside()).findByText(/^Сумма набрана/)).toBeVisible()
    expect((await aside()).getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute(
      'href',
      '/basket',
    )
  })

  test.each([
    ['FIRST_ORDER', 'Подарок только к первому заказу, а он уже сделан'],
    ['ONCE', 'Подарок даётся один раз, он уже был в вашем заказе'],
  ] as const)('one that is over for the buyer (%s) says why, and promises nothing', async (CLOSED, why) => {
    data.basketSum = 30_000
    data.offers = [testGiftOffer({ CLOSED })]
    for (const path of ['/client/offers/3', '/client/offers']) {
      renderPage(path)
      expect(plain((await screen.findByText(/^Подарок (только|даётся)/)).textContent)).toBe(why)
      expect(screen.queryByText(/^Сумма набрана|добавится/)).not.toBeInTheDocument()
      expect(screen.queryByRole('region', { name: 'До подарка' })).not.toBeInTheDocument()
      cleanup()
    }
  })
})
