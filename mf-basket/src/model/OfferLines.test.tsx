import type { BasketOffer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { OfferLines } from './OfferLines'

const show = (offers: BasketOffer[]) => {
  renderWithKernel(<OfferLines offers={offers} money={{ priceType: 26 }} />)
  return screen.getAllByRole('listitem')
}

test('a gift that is earned is ticked, one that has run out is not, one on its way says what is missing', () => {
  const [earned, ended, missing] = show([
    { ID: 1, TITLE: 'Кружка', REST: 0 },
    { ID: 2, TITLE: 'Набор: подарок закончился', REST: 0, ENDED: 'Y' },
    { ID: 3, TITLE: 'Плед', REST: 958 },
  ])
  expect(earned).toHaveAttribute('data-reached')
  expect(ended).not.toHaveAttribute('data-reached')
  expect(ended).toHaveTextContent(/^Набор: подарок закончился$/)
  expect(missing).not.toHaveAttribute('data-reached')
  expect(missing).toHaveTextContent('Плед: ещё 958 ₽ до подарка')
})
