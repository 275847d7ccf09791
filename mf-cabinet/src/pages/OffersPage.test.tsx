import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testGiftOffer, testItem, testOffer } from '../testing/offers-api'
import { renderPage } from '../testing/render-page'
import { head } from './OffersPage'

describe('OffersPage', () => {
  const { data, listReads } = offersApi()
  const PATH = '/client/offers'
  const show = (path = PATH) => renderPage(path)
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
  const card = async (name: string) => within(await screen.findByRole('listitem', { name }))
  const titles = () =>
    within(screen.getByRole('list', { name: 'Акции' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  const type = (name: RegExp) => screen.getByRole('radio', { name })
  const GIFT = 'Кружка за заказ'
  const PENS = 'Гелевые ручки дешевле на 15 %'
  const over = testOffer({
    ...{ ID: 9, TITLE: 'Летняя распродажа', ACTIVE: 'N', DATE_END: '2025-09-10T09:00:00.000Z' },
  })

  test('[CAB-009] the page of the offers is for every visitor', async () => {
    const { kernel } = renderPage(PATH, { cookies: {}, personal: { ID: null } })
    expect(screen.getByRole('heading', { level: 1, name: 'Акции и спецпредложения' })).toBeVisible()
    expect(await card(PENS)).toBeDefined()
    const page = { params: {}, search: new URLSearchParams('type=gift_sum'), path: PATH }
    expect(head(kernel, page)).toMatchObject({
      title: 'Акции и спецпредложения',
      canonical: '/client/offers?type=gift_sum',
    })
  })

  describe('type and «Только активные»', () => {
    test('[CAB-009] three types with how many there are; one is shown alone, the address names it', async () => {
      data.offers = [testOffer(), testOffer({ ID: 4, TITLE: 'Бумага дешевле' }), testGiftOffer()]
      const { url } = show()
      await card(PENS)
      await waitFor(() => expect(type(/^Все/)).toHaveAccessibleName('Все 3'))
      expect(type(/^Спец/)).toHaveAccessibleName('Спецпредложения 2')
      expect(type(/сумму заказа/)).toHaveAccessibleName('Подарок за\u00a0сумму заказа 1')
      expect(type(/^Все/)).toBeChecked()
      await userEvent.click(type(/сумму заказа/))
      await waitFor(() => expect(titles()).toEqual([GIFT]))
      expect(url()).toBe(`${PATH}?type=gift_sum`)
      await userEvent.click(type(/^Спец/))
      await waitFor(() => expect(titles()).toEqual([PENS, 'Бумага дешевле']))
      expect(url()).toBe(`${PATH}?type=special_price`)
      expect(listReads().map((query) => query.type)).toEqual([undefined, 'gift_sum', 'special_price'])
    })

    test('a type of the address is read without case, an unknown one is any', async () => {
      show(`${PATH}?type=GIFT_SUM`)
      await card(GIFT)
      expect(type(/сумму заказа/)).toBeChecked()
      cleanup()
      show(`${PATH}?type=other`)
      await card(PENS)
      expect(type(/^Все/)).toBeChecked()
    })

    test('[CAB-056] «Только активные» leaves out what has ended; off it is all of them, as the address says', async () => {
      data.offers = [testOffer(), over]
      const { url } = show()
      await card(PENS)
      const toggle = screen.getByRole('switch', { name: 'Только активные' })
      expect(toggle).toBeChecked()
      expect(titles()).toEqual([PENS])
      expect(listReads()[0]).toMatchObject({ active: 'Y' })
      await userEvent.click(toggle)
      await waitFor(() => expect(titles()).toEqual([PENS, 'Летняя распродажа']))
      expect(url()).toBe(`${PATH}?active=N`)
      expect(listReads().at(-1)).not.toHaveProperty('active')
      await waitFor(() => expect(type(/^Все/)).toHaveAccessibleName('Все 2'))
      expect((await card('Летняя распродажа')).getByText('Завершена 10 сентября 2025')).toBeVisible()
      await userEvent.click(screen.getByRole('switch', { name: 'Только активные' }))
      await waitFor(() => expect(titles()).toEqual([PENS]))
      expect(url()).toBe(PATH)
    })
  })

  describe('a card', () => {
    test('[CAB-058] a special price: badge, product with the way to it, its other products', async () => {
      data.offers = [
        testOffer({
          ITEMS: [testItem({ ID: 775, NAME: 'Ручка чёрная' }), testItem({ ID: 776, NAME: 'Ручка синяя' })],
          NAV: { CNT: 14, LIMIT: 6, OFFSET: 0 },
        }),
      ]
      show()
      const offer = await card(PENS)
      expect(offer.getByText('Спеццена')).toBeVisible()
      expect(offer.getByText('Шесть цветов, резиновый грип.')).toBeVisible()
      const goods = within(offer.getByRole('list', { name: 'Товары акции' }))
      expect(goods.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/product/775',
        '/product/776',
      ])
      const named = offer.getAllByRole('link', { name: 'Ручка чёрная' }).at(-1)
      expect(named).toHaveAttribute('href', '/product/775')
      expect(plain(named?.parentElement?.textContent ?? '')).toBe('Ручка чёрная и ещё 13')
      expect(offer.getByRole('link', { name: PENS })).toHaveAttribute('href', '/client/offers/2')
      expect(offer.queryByText(/до подарка/)).not.toBeInTheDocument()
    })

    test('[CAB-058] a gift: the product that is given, and what the basket lacks for it', async () => {
      data.offers = [testGiftOffer({ TYPE: 'gift_sum' as 'GIFT_SUM' })]
      data.basketSum = 28_476.6
      show()
      const offer = await card(GIFT)
      expect(offer.getByRole('link', { name: 'Кружка' })).toHaveAttribute('href', '/product/90')
      expect(plain((await offer.findByText(/^В\sкорзине/)).textContent)).toBe(
        'В корзине 28 476,60 ₽, ещё 1 523,40 ₽ до подарка',
      )
    })
  })

  describe('pages and states', () => {
    const many = Array.from({ length: 23 }, (_, at) => testOffer({ ID: at + 1, TITLE: `Акция ${at + 1}` }))

    test('[CAB-058] twenty are a page; NAV tells how many there are', async () => {
      data.offers = many
      show(`${PATH}?type=special_price`)
      await card('Акция 1')
      expect(titles()).toHaveLength(20)
      expect(screen.getByText(/^1–20/)).toHaveTextContent('1–20 из 23 акций')
      const second = screen.getByRole('link', { name: 'Страница 2' })
      expect(second).toHaveAttribute('href', `${PATH}?type=special_price&page=2`)
      await userEvent.click(second)
      await waitFor(() => expect(titles()).toEqual(['Акция 21', 'Акция 22', 'Акция 23']))
      expect(screen.getByText(/^21–23/)).toHaveTextContent('21–23 из 23 акций')
      expect(listReads().at(-1)).toMatchObject({ limit: '20', offset: '20', type: 'special_price' })
    })

    test('where none is active the others are offered with their number', async () => {
      data.offers = [testOffer(), testGiftOffer({ ACTIVE: 'N' }), testGiftOffer({ ID: 8, ACTIVE: 'N' })]
      const { url } = show(`${PATH}?type=gift_sum`)
      expect(await screen.findByText('Сейчас нет активных подарков за сумму заказа')).toBeVisible()
      await userEvent.click(await screen.findByRole('button', { name: 'Показать остальные, 2' }))
      await waitFor(() => expect(titles()).toHaveLength(2))
      expect(url()).toBe(`${PATH}?type=gift_sum&active=N`)
    })
  })
})

describe('OfferList', () => {
  const { data, listReads } = offersApi()
  const PATH = '/client/offers'
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => testOffer({ ID: at + 1, TITLE: `Акция ${at + 1}` }))
  const list = () => screen.findByRole('list', { name: 'Акции' })
  const card = (number: number) => screen.findByRole('listitem', { name: `Акция ${number}` })

  test('a filter begins at the first page and keeps the others; the way back passes it over', async () => {
    data.offers = many(45)
    const { url, go } = renderPage(PATH)
    await list()
    go(`${PATH}?type=special_price&page=2`)
    await card(21)
    await userEvent.click(screen.getByRole('switch', { name: 'Только активные' }))
    await card(1)
    expect(url()).toBe(`${PATH}?type=special_price&active=N`)
    expect(listReads().at(-1)).toMatchObject({ offset: '0', type: 'special_price' })
    go(-1)
    await waitFor(() => expect(url()).toBe(PATH))
  })
})
