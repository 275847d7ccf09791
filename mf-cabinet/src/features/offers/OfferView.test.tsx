import type { Offer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { offersApi, testGiftOffer, testItem, testOffer } from '../../testing/offers-api'
import { OfferView } from './OfferView'

offersApi()

/** 25 November 2025, noon in Moscow. */
const now = () => Date.parse('2025-11-25T09:00:00.000Z')
const RUNNING = { DATE_END: '2025-12-31T09:00:00.000Z' }
const LAST = { DATE_END: '2025-11-25T15:00:00.000Z' }
const AHEAD = { ACTIVE: 'N', DATE_START: '2025-12-02T09:00:00.000Z' } as const
const ENDED = { ACTIVE: 'N', DATE_END: '2025-09-10T09:00:00.000Z' } as const
const STOPPED = { ACTIVE: 'N' } as const

const show = (offer: Offer, page = 1, stale = false) =>
  renderWithKernel(<OfferView offer={offer} items={offer.ITEMS} page={page} stale={stale} />, {
    platform: { now },
  })
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')
const note = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-tone]')

test.each([
  ['special price', testOffer(RUNNING)],
  ['special price on its last day', testOffer(LAST)],
  ['gift', testGiftOffer(RUNNING)],
  ['gift on its last day', testGiftOffer(LAST)],
])('of a %s that is valid now nothing is warned', (_what, offer) => {
  expect(note(show(offer).container)).toBeNull()
})

test.each<[Offer, string, string]>([
  [testOffer(AHEAD), 'info', 'Акция ещё не началась: пока товары продаются по обычной цене.'],
  [testGiftOffer(AHEAD), 'info', 'Акция ещё не началась: подарки пока не выдаются.'],
  [
    testOffer(ENDED),
    'warning',
    'Акция завершилась: последним днём было 10 сентября. Её цены больше не действуют: товары ниже продаются по обычной цене.',
  ],
  [
    testGiftOffer(ENDED),
    'warning',
    'Акция завершилась: последним днём было 10 сентября. Подарки за неё больше не добавляются к заказам. Уже оформленных заказов это не касается.',
  ],
  [
    testOffer(STOPPED),
    'warning',
    'Поставщик завершил эту акцию досрочно. Её цены больше не действуют: товары ниже продаются по обычной цене.',
  ],
])('an offer that is not valid now says so: case %#', (offer, tone, text) => {
  const told = note(show(offer).container)
  expect(told?.dataset.tone).toBe(tone)
  expect(plain(told?.querySelector('div')?.textContent)).toBe(text)
})

test('from one that is over the way leads to those that are valid; one to come needs none', () => {
  show(testOffer(ENDED))
  expect(screen.getByRole('link', { name: 'Действующие акции' })).toHaveAttribute('href', '/client/offers')
})

test('one that is to come leads nowhere else', () => {
  show(testOffer(AHEAD))
  expect(screen.queryByRole('link', { name: 'Действующие акции' })).not.toBeInTheDocument()
})

test('[CAB-011] a special price has its products and no gifts', () => {
  show(testOffer({ ...RUNNING, PRESENTS: testGiftOffer().PRESENTS }))
  expect(screen.getByRole('listitem', { name: 'Ручка чёрная' })).toBeVisible()
  expect(screen.queryByText('Кружка')).not.toBeInTheDocument()
})

test('[CAB-011] an offer of gifts has its gifts and no products', () => {
  show(testGiftOffer({ ...RUNNING, ITEMS: [testItem()] }))
  expect(screen.getByRole('link', { name: 'Кружка' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Товары акции' })).not.toBeInTheDocument()
})

test.each([
  [RUNNING, 0],
  [AHEAD, 1],
  [ENDED, 0],
])('prices to come stand only at an offer that is to come: %j', (changes, count) => {
  show(testOffer(changes))
  expect(screen.queryAllByText(/^по\sакции\s34,90$/)).toHaveLength(count)
})

test.each([
  [RUNNING, true],
  [LAST, true],
  [AHEAD, false],
  [ENDED, false],
])('how far the basket is from a gift is told while it is given: %j', (changes, told) => {
  show(testGiftOffer(changes))
  expect(screen.queryByRole('region', { name: 'До подарка' }) !== null).toBe(told)
})

test('days are those of the shop', () => {
  const { container } = renderWithKernel(
    <OfferView offer={testOffer(LAST)} items={[testItem()]} page={1} stale={false} />,
    { platform: { now }, shop: { TIME_ZONE: 'Asia/Vladivostok' } },
  )
  expect(within(container).getByText(/^До\s26 ноября$/)).toBeVisible()
})

test('the page of the products and whether others are on their way', () => {
  show(testOffer({ ...RUNNING, NAV: { CNT: 80, LIMIT: 36, OFFSET: 36 } }), 2, true)
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('list', { name: 'Товары акции' })).toHaveAttribute('aria-busy', 'true')
})
