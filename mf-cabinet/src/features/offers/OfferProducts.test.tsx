import type { Offer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { testGiftOffer, testItem, testOffer, testPresent } from '../../testing/offers-api'
import { OfferProducts } from './OfferProducts'

const show = (offer: Offer) => renderWithKernel(<OfferProducts offer={offer} />).container
const nav = (CNT: number) => ({ CNT, LIMIT: 6, OFFSET: 0 })
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => testItem({ ID: 775 + at, NAME: `Ручка ${at + 1}` }))
const presents = (count: number) =>
  Array.from({ length: count }, (_, at) => testPresent({ ID: 90 + at, NAME: `Подарок ${at + 1}` }))
const line = (container: HTMLElement) => container.querySelector('p')?.textContent?.replace(/\s/g, ' ')

test('the first five products of an offer are shown by their pictures, each with its name and the way to it', () => {
  show(testOffer({ ITEMS: items(6), NAV: nav(14) }))
  const list = within(screen.getByRole('list', { name: 'Товары акции' }))
  expect(
    list.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([1, 2, 3, 4, 5].map((number) => [`Ручка ${number}`, `/product/${774 + number}`]))
  expect(list.getAllByRole('presentation')[0]).toHaveAttribute('src', '/upload/pen-small.svg')
})

test('a single product needs no row of pictures', () => {
  show(testOffer({ ITEMS: items(1), NAV: nav(1) }))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('gifts stand under a name of their own; what the offer sells besides is not shown', () => {
  show(testGiftOffer({ PRESENTS: presents(2), ITEMS: items(3) }))
  const list = within(screen.getByRole('list', { name: 'Подарки' }))
  expect(list.getAllByRole('link').map((link) => link.title)).toEqual(['Подарок 1', 'Подарок 2'])
})

test.each<[string, Offer, string | undefined]>([
  ['one product', testOffer({ NAV: nav(1) }), 'Ручка чёрная'],
  ['two products', testOffer({ NAV: nav(2) }), 'Ручка чёрная и ещё 1'],
  ['many products', testOffer({ NAV: nav(1201), PRESENTS: presents(9) }), 'Ручка чёрная и ещё 1 200'],
  ['no products', testOffer({ NAV: nav(0) }), 'Ручка чёрная'],
  ['one gift', testGiftOffer({ NAV: nav(7) }), 'Подарок: Кружка'],
  ['three gifts', testGiftOffer({ PRESENTS: presents(3) }), 'Подарок: Кружка и ещё 2'],
  ['nothing that it is shown by', testOffer({ PRODUCT_ID: null }), undefined],
])('an offer of %s is told by one of them and the number of the others', (_what, offer, text) => {
  expect(line(show(offer))).toBe(text)
})

test('the product that an offer is shown by has the way to it', () => {
  show(testOffer())
  expect(screen.getByRole('link', { name: 'Ручка чёрная' })).toHaveAttribute('href', '/product/775')
})
