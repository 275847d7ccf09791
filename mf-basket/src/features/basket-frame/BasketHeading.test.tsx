import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import { LOGGED_IN, partKernel, renderWithKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { countsOf, noState } from '../../testing/basket-state'
import { BasketHeading } from './BasketHeading'

basketApi()

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
function render(LOYALTY: 'Y' | 'N', bonus?: { CNT: number; SUM: number }) {
  const kernel = partKernel({ personal: testCustomer({ LOYALTY }), cookies: LOGGED_IN })
  const counts = { ...countsOf(noState(), 'main'), CNT: 3, LOYALTY: bonus } as BasketCountsAnswer
  if (bonus) kernel.query.setQueryData(queryKeys.basketCounts, counts)
  return renderWithKernel(
    <>
      <BasketHeading basket="main" />
      <Address />
    </>,
    { kernel, path: '/basket' },
  )
}
const types = () =>
  screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent?.replace(/\s/g, ' '))

test('a customer with points chooses between two baskets', async () => {
  render('Y', { CNT: 2, SUM: 1200 })
  expect(screen.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible()
  expect(screen.getByText('Изменения сохраняются сразу')).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Корзины' })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Основная/ })).toBeChecked()
  expect(types()[0]).toMatch(/^Основная ?3$/)
  expect(types()[1]).toMatch(/^Бонусная, 1 200 Б ?2$/)
  await userEvent.click(screen.getByRole('radio', { name: /^Бонусная/ }))
  expect(screen.getByRole('status')).toHaveTextContent('/basket?type=loyalty')
})
test('an empty bonus basket has no sum', () => {
  render('Y', { CNT: 0, SUM: 0 })
  expect(types()[1]).toMatch(/^Бонусная ?0?$/)
})
test('before the counts are known there are none', () => {
  render('Y')
  expect(types()).toEqual(['Основная', 'Бонусная'])
})
test('others have one basket', () => {
  render('N', { CNT: 0, SUM: 0 })
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
