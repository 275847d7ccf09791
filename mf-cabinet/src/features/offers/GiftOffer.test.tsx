import type { Offer, OfferPresent } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { offersApi, testGiftOffer, testPresent } from '../../testing/offers-api'
import { GiftOffer } from './GiftOffer'

const { data } = offersApi()
const show = (changes: Partial<Offer> = {}, running = true, shop = {}) =>
  renderWithKernel(<GiftOffer offer={testGiftOffer(changes)} running={running} />, { shop })
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const aside = () => screen.queryByRole('region', { name: 'До подарка' })
const HOW = /^Подарок добавится в\sзаказ сам/

test.each([
  ['Подарок', [testPresent()]],
  ['Подарки', [testPresent(), testPresent({ ID: 91, NAME: 'Термос' })]],
])('«%s» names the region and the list of as many gifts', (name, PRESENTS) => {
  show({ PRESENTS })
  const region = screen.getByRole('region', { name })
  const list = within(region).getByRole('list', { name })
  expect(within(list).getAllByRole('listitem')).toHaveLength(PRESENTS.length)
})

test.each<[string, Partial<Offer>, boolean, boolean]>([
  ['runs and does not describe itself', { DETAIL_TEXT: '' }, true, true],
  ['describes itself', { DETAIL_TEXT: 'Кружка к заказу' }, true, false],
  ['does not run', { DETAIL_TEXT: '' }, false, false],
])('of an offer that %s it is told how a gift is got', (_what, changes, running, told) => {
  show(changes, running)
  expect(screen.queryByText(HOW) !== null).toBe(told)
})

describe('a gift', () => {
  const gift = (changes: Partial<OfferPresent> = {}, running = true) => {
    show({ PRESENTS: [testPresent(changes)] }, running)
    return screen.getByRole('listitem')
  }

  test('has its picture, name with the way to it, code and badge', () => {
    const item = gift()
    expect(within(item).getByRole('link', { name: 'Кружка' })).toHaveAttribute('href', '/product/90')
    expect(within(item).getByRole('presentation')).toHaveAttribute('src', '/upload/pen-small.svg')
    expect(plain(item.textContent)).toBe('КружкаКод 184 302Подарок')
  })

  test.each([
    [{ QUANTITY: 1 }, undefined],
    [{ QUANTITY: 2 }, 'Количество: 2 шт.'],
    [{ QUANTITY: 1200, PACK: 'Y' } as const, 'Количество: 1 200 уп.'],
  ])('tells its count where it is more than one: %j', (changes, text) => {
    expect(plain(within(gift(changes)).queryByText(/^Количество/)?.textContent)).toBe(text)
  })

  test.each([
    [1, 2, true, true],
    [2, 2, true, false],
    [1, 2, false, false],
  ])(
    'with %i in stock, %i to be given, in an offer that runs (%s) it is gone: %s',
    (REMAIN, QUANTITY, running, gone) => {
      const item = gift({ REMAIN, QUANTITY }, running)
      expect(within(item).queryByText('Подарок закончился') !== null).toBe(gone)
    },
  )
})

describe('how far the basket is', () => {
  test('stands beside the gifts, with the sum of the offer and what counts', () => {
    const { container } = show()
    expect(within(aside() as HTMLElement).getByText(/^За\sзаказ от\s30\s000,00\s₽$/)).toBeVisible()
    expect(aside()).toHaveTextContent(/Считаются товары основной корзины/)
    expect(container.querySelector('[data-aside]')).toContainElement(aside())
  })

  test('is told in the precision and the currency of the shop', () => {
    show({}, true, { PRICE_TYPE: 26, CURRENCY: 'KZT' })
    expect(screen.getByText(/^За\sзаказ от\s30\s000\sKZT$/)).toBeVisible()
  })

  test.each<[string, Partial<Offer>, boolean]>([
    ['does not run', {}, false],
    ['has no sum', { SUM: null }, true],
  ])('is not told of an offer that %s', (_what, changes, running) => {
    const { container } = show(changes, running)
    expect(aside()).not.toBeInTheDocument()
    expect(container.querySelector('[data-aside]')).toBeNull()
  })

  test.each([
    [29_999.99, 'Добрать в каталоге', '/catalog-list'],
    [30_000, 'Перейти в корзину', '/basket'],
  ])('with %s in the basket the way is «%s»', async (basketSum, name, path) => {
    data.basketSum = basketSum
    show()
    const region = within(aside() as HTMLElement)
    await region.findByText(/^В\sкорзине|^Сумма набрана/)
    expect(region.getAllByRole('link')).toEqual([region.getByRole('link', { name })])
    expect(region.getByRole('link')).toHaveAttribute('href', path)
  })

  test('before the basket is known the way is the catalogue', () => {
    data.basketSum = 40_000
    show()
    expect(within(aside() as HTMLElement).getByRole('link')).toHaveAttribute('href', '/catalog-list')
  })

  test('where no gift is left there is no way', () => {
    show({ PRESENTS: [testPresent({ REMAIN: 0 })] })
    expect(within(aside() as HTMLElement).queryByRole('link')).not.toBeInTheDocument()
  })
})
