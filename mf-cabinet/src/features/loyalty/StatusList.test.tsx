import type { LoyaltyStatus } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { testLoyaltyInfo } from '../../testing/test-loyalty'
import { StatusList } from './StatusList'

const STATUSES = testLoyaltyInfo().LOYALTY.STATUSES
const show = (statuses: readonly LoyaltyStatus[] = STATUSES) =>
  renderWithKernel(<StatusList statuses={statuses} sum={150_000} />)
const items = () => screen.getAllByRole('listitem')

test('each status says from which sum, what an order brings and what else it gives', () => {
  show()
  expect(items().map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Базовыйот 0 ₽Баллов за заказ: 1 %',
    'Деловой, ваш статусот 150 000 ₽Баллов за заказ: 1,5 %Ранний доступ к акциям',
    'Партнёрот 400 000 ₽Баллов за заказ: 2,5 %',
  ])
  expect(items().map((item) => item.querySelectorAll('p').length)).toEqual([0, 1, 0])
})

test('the present one is marked, and those that are reached', () => {
  const [first, second, third] = STATUSES as [LoyaltyStatus, LoyaltyStatus, LoyaltyStatus]
  show([
    { ...first, REST: -10 },
    { ...second, REST: 0 },
    { ...third, REST: 1 },
  ])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(items().map((item) => item.dataset.reached)).toEqual(['true', 'true', undefined])
})

test('the line has a mark for the sum and one at the begin of every status but the first', () => {
  const { container } = show()
  const placeOf = (mark: HTMLElement) => Number(mark.style.getPropertyValue('--at')).toFixed(3)
  const marks = (tag: string) => [...container.querySelectorAll<HTMLElement>(`[aria-hidden] > ${tag}`)]
  expect(marks('i').map(placeOf)).toEqual(['0.333'])
  expect(marks('u').map(placeOf)).toEqual(['0.333', '0.667'])
  expect(screen.getByRole('list').style.getPropertyValue('--count')).toBe('3')
})
