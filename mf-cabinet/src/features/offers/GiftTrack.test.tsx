import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { offersApi, testPresent } from '../../testing/offers-api'
import { GiftTrack, hasPresent } from './GiftTrack'

const { data } = offersApi()
const show = (presents = [testPresent()], shop = {}) =>
  renderWithKernel(<GiftTrack sum={30_000} presents={presents} />, { shop })
/** The filled part of the line, 0 to 1. */
const filled = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-track-line] i')?.style.getPropertyValue('--at')

test.each([
  [[], false],
  [[testPresent({ REMAIN: 2, QUANTITY: 2 })], true],
  [[testPresent({ REMAIN: 1, QUANTITY: 2 })], false],
  [[testPresent({ REMAIN: 0 }), testPresent({ ID: 91, REMAIN: 1 })], true],
])('a gift can be given where the stock has as many as it is: case %#', (presents, expected) => {
  expect(hasPresent(presents)).toBe(expected)
})

test.each([
  [0, 'В корзине 0,00 ₽, ещё 30 000,00 ₽ до подарка', '0'],
  [28_476.6, 'В корзине 28 476,60 ₽, ещё 1 523,40 ₽ до подарка', '0.94922'],
  [29_999.99, 'В корзине 29 999,99 ₽, ещё 0,01 ₽ до подарка', '0.9999996666666667'],
])('with %s in the basket it tells what is in it and what it lacks', async (basketSum, text, part) => {
  data.basketSum = basketSum
  const { container } = show()
  const told = await screen.findByText(/^В\sкорзине/)
  expect(told.textContent?.replace(/\s/g, ' ')).toBe(text)
  expect(told).not.toHaveAttribute('data-reached')
  expect(filled(container)).toBe(part)
})

test.each([30_000, 31_000.5, 29_999.9999])('with %s in the basket the sum is reached', async (basketSum) => {
  data.basketSum = basketSum
  show()
  expect(await screen.findByText(/^Сумма набрана/)).toHaveAttribute('data-reached')
  expect(screen.queryByText(/^В\sкорзине/)).not.toBeInTheDocument()
})

test('sums follow the precision and the currency of the shop', async () => {
  data.basketSum = 10_000
  show(undefined, { PRICE_TYPE: 26, CURRENCY: 'KZT' })
  expect((await screen.findByText(/^В\sкорзине/)).textContent?.replace(/\s/g, ' ')).toBe(
    'В корзине 10 000 KZT, ещё 20 000 KZT до подарка',
  )
})

test('before the sum of the basket is known the line is empty and nothing is said of it', async () => {
  data.basketSum = 15_000
  const { container } = show()
  expect(filled(container)).toBe('0')
  expect(screen.queryByText(/корзине|набрана/)).not.toBeInTheDocument()
  await screen.findByText(/^В\sкорзине/)
  expect(filled(container)).toBe('0.5')
})

test('where no gift is left it says so, without a line', () => {
  const { container } = show([testPresent({ REMAIN: 0 })])
  expect(container).toHaveTextContent(/^Подарок закончился$/)
  expect(filled(container)).toBeUndefined()
})
