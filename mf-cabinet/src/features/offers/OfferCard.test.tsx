import type { Offer } from '@prilavok/shared-kernel/contract'
import { useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testGiftOffer, testOffer } from '../../testing/offers-api'
import { OfferCard } from './OfferCard'

offersApi()

function Place() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}
const show = (offer: Offer = testOffer(), eager = false) => {
  renderWithKernel(
    <>
      <ul>
        <OfferCard offer={offer} list="/client/offers?page=2" eager={eager} />
      </ul>
      <Place />
    </>,
  )
  return screen.getByRole('listitem', { name: offer.TITLE })
}
const picture = (card: HTMLElement) => card.querySelector('img[width="480"]')
/** The link around the picture: a copy of the title's, so that it is no stop of its own. */
const copy = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link', { hidden: true })
    .find((link) => link.getAttribute('aria-hidden') === 'true')

test('the picture of an offer is loaded when it is near', () => {
  const shown = picture(show())
  expect(shown).toHaveAttribute('src', '/upload/banners/pens.svg')
  expect(shown).toHaveAttribute('loading', 'lazy')
})

test('above the fold it is loaded at once', () => {
  expect(picture(show(testOffer(), true))).not.toHaveAttribute('loading')
})

test('without a picture a box stands in its place', () => {
  const card = show(testOffer({ PICTURE: null, ITEMS: [] }))
  expect(picture(card)).toBeNull()
  expect(within(card).getByRole('img', { hidden: true, name: 'Нет фотографии' })).toBeInTheDocument()
})

test('[CAB-010] the offer knows the list that it is opened from', async () => {
  const card = show()
  await userEvent.click(within(card).getByRole('link', { name: testOffer().TITLE }))
  expect(screen.getByRole('status')).toHaveTextContent('/client/offers/2 {"list":"/client/offers?page=2"}')
})

test('the picture leads there, too, and is no second tab stop', async () => {
  const link = copy(show())
  expect(link).toHaveAttribute('tabindex', '-1')
  await userEvent.click(link as HTMLElement)
  expect(screen.getByRole('status')).toHaveTextContent('/client/offers/2 {"list":"/client/offers?page=2"}')
})

test('badge, term and sentence of an offer', () => {
  const card = show()
  for (const text of ['Спеццена', 'Без срока', 'Шесть цветов, резиновый грип.'])
    expect(within(card).getByText(text)).toBeVisible()
  expect(card).not.toHaveAttribute('data-over')
})

test('without a sentence there is no line for it', () => {
  const card = show(testOffer({ PREVIEW_TEXT: '', PRODUCT_ID: null, ITEMS: [] }))
  expect(card.querySelectorAll('p')).toHaveLength(0)
})

test('one that is not active is marked', () => {
  expect(show(testOffer({ ACTIVE: 'N' }))).toHaveAttribute('data-over', '')
})

test.each<[string, Offer, boolean]>([
  ['a gift for a sum', testGiftOffer(), true],
  ['a gift that is not given now', testGiftOffer({ ACTIVE: 'N' }), false],
  ['a gift without a sum', testGiftOffer({ SUM: null }), false],
  ['a special price', testOffer({ SUM: 30_000 }), false],
])('how far the basket is stands on the card of %s: case %#', (_what, offer, told) => {
  // A special price has no gifts: what is told of those would be that none is left.
  const card = show({ ...offer, PRESENTS: [] })
  expect(within(card).queryByText('Подарок закончился') !== null).toBe(told)
})
