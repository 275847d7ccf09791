import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { testLoyaltyInfo } from '../../testing/test-loyalty'
import { HowToSpend } from './HowToSpend'

const show = (
  burn: { POINTS: number; DATE: string } | null = null,
  BURN_DAYS: number | null = 365,
  shop = {},
) => {
  const { ITEM, LOYALTY } = testLoyaltyInfo()
  renderWithKernel(
    <HowToSpend ITEM={{ ...ITEM, BURN: burn }} LOYALTY={{ ...LOYALTY, BURN_DAYS } as typeof LOYALTY} />,
    { shop: { TIME_ZONE: 'Europe/Moscow', SHOW_LOYALTY_PRICES: 'Y', ...shop } },
  )
}
const ways = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const SOON = { POINTS: 320, DATE: '2025-11-30T22:00:00.000Z' }

test('three ways, each with where it is gone', () => {
  show()
  expect(ways()).toEqual([
    expect.stringMatching(/^Товары за баллыУ товаров.*цена в баллах\.Открыть каталог$/),
    expect.stringMatching(/^Бонусная корзинаСоберите.*Доставка бесплатно\.Перейти в бонусную корзину$/),
    'Срок действияБаллы сгорают через 365 дней после начисления.',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/catalog-list',
    '/basket?type=loyalty',
  ])
})

test('a shop that hides prices in points says where they are seen', () => {
  show(null, 365, { SHOW_LOYALTY_PRICES: 'N' })
  expect(ways()[0]).toMatch(/^Товары за баллыКакие товары.*добавьте товар по коду\./)
})

test('points that go soon are told with their day, that of the shop', () => {
  show(SOON)
  expect(ways()[2]).toBe(
    'Срок действияБаллы сгорают через 365 дней после начисления.01 декабря 2025 сгорят 320 Б, если их не потратить.',
  )
})

test('points that live for ever are said to', () => {
  show(null, null)
  expect(ways()[2]).toBe('Срок действияБаллы не сгорают.')
})
