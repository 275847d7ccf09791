import type { Offer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { testOffer } from '../../testing/offers-api'
import { OfferHeading } from './OfferHeading'

const show = (changes: Partial<Offer> = {}) => {
  renderWithKernel(<OfferHeading offer={testOffer(changes)} />)
  return screen.getByRole('banner')
}

test('the way back, title, badge and term of an offer', () => {
  const heading = within(show())
  expect(heading.getByRole('link', { name: 'Назад' })).toBeVisible()
  const title = heading.getByRole('heading', { level: 1, name: 'Гелевые ручки дешевле на 15 %' })
  // It takes the focus when the page is opened, and is no tab stop.
  expect(title).toHaveAttribute('tabindex', '-1')
  expect(heading.getByText('Спеццена')).toBeVisible()
  expect(heading.getByText('Без срока')).toBeVisible()
})

test.each([
  [{}, 'Пока товар есть на складе.'],
  [{ DETAIL_TEXT: '' }, 'Шесть цветов, резиновый грип.'],
  [{ DETAIL_TEXT: '', PREVIEW_TEXT: '' }, undefined],
])('its terms, else its sentence, else nothing: %j', (changes, text) => {
  expect(show(changes).querySelector('p')?.textContent).toBe(text)
})
