import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { testLoyaltyInfo } from '../../testing/test-loyalty'
import { BalanceCard } from './BalanceCard'

const show = (item = {}, loyalty = {}) => {
  const { ITEM, LOYALTY } = testLoyaltyInfo()
  renderWithKernel(<BalanceCard ITEM={{ ...ITEM, ...item }} LOYALTY={{ ...LOYALTY, ...loyalty }} />)
  return screen.getByRole('region', { name: 'Доступно баллов' })
}
const lines = (card: HTMLElement) =>
  [...card.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('what there is, what a point is worth, what is still to come', () => {
  const card = show()
  expect(card.querySelector('b')).toHaveTextContent(/^4\s862\sБ$/)
  expect(lines(card)).toEqual([
    '1 балл = 1 ₽',
    'Ещё 285 Б придут, когда заказы в работе будут выполнены или оплачены.',
  ])
  expect(screen.getByRole('link', { name: 'Открыть бонусную корзину' })).toHaveAttribute(
    'href',
    '/basket?type=loyalty',
  )
})

test('where nothing is to come nothing is said of it; a share is a share', () => {
  expect(lines(show({ EXPECTED: 0 }, { RATE: { VALUE: 0.5, CURRENCY: 'RATE' } }))).toEqual(['1 балл = 0,5 %'])
})

test('the programme has its logo, by its name, where it has one', () => {
  show()
  const logo = screen.getByRole('img', { name: 'Прилавок Бонус' })
  expect([logo.getAttribute('src'), logo.title]).toEqual(['/upload/loyalty/logo.svg', 'Прилавок Бонус'])
})

test('without a logo there is no picture', () => {
  show({}, { LOGO: null })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
