import type { LoyaltyInfoAnswer, LoyaltyStatus } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { loyaltyApi } from '../../testing/loyalty-api'
import { testLoyaltyInfo } from '../../testing/test-loyalty'
import { StatusPanel } from './StatusPanel'

const { data, intercept, statusesSet } = loyaltyApi()

const show = (change: (status: LoyaltyStatus) => LoyaltyStatus = (status) => status) => {
  const info: LoyaltyInfoAnswer = testLoyaltyInfo()
  info.LOYALTY.STATUSES = info.LOYALTY.STATUSES.map(change)
  return renderWithKernel(<StatusPanel {...info} />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: {} }),
  })
}
const reached = (status: LoyaltyStatus) => ({ ...status, REST: 0 })
const take = () => userEvent.click(screen.getByRole('button', { name: 'Получить статус «Партнёр»' }))
const header = () => screen.getByRole('heading', { level: 2 }).parentElement?.textContent?.replace(/\s/g, ' ')

test('the present status, and what is missing to the next one', () => {
  show()
  expect(header()).toBe('Статус «Деловой»до статуса «Партнёр» осталось 112 339,50 ₽')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(/сейчас на 287\s660,50\s₽\.$/)).toBeVisible()
})

test('the highest one is called so', () => {
  show((status) => ({ ...status, NEXT: 'N' }))
  expect(header()).toBe('Статус «Деловой»Это высший статус программы.')
})

test('who has none is told so, and of no highest one', () => {
  show((status) => ({ ...status, CURRENT: 'N', NEXT: 'N' }))
  expect(header()).toBe('Статуса пока нет')
})

test('one that is reached says so in place of what is missing', () => {
  show(reached)
  expect(header()).toBe('Статус «Деловой»')
  expect(screen.getByText(/^Статус «Партнёр» ваш/)).toBeVisible()
})

test('it is taken; programme and baskets are then read anew, and it is said in the words of the server', async () => {
  const { kernel } = show(reached)
  const known = [keys.loyalty, queryKeys.basketCounts, queryKeys.basketRows, ['others']]
  for (const key of known) kernel.query.setQueryData(key, {})
  await take()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([{ kind: 'success', text: 'Ваш новый статус: Партнёр' }]),
  )
  expect(statusesSet()).toEqual(['3'])
  const isStale = (key: readonly unknown[]) => kernel.query.getQueryState(key)?.isInvalidated
  await waitFor(() => expect(known.map(isStale)).toEqual([true, true, true, false]))
})

test.each([
  [
    { SUCCESS: 'Y' as const, MESSAGE: '' },
    { kind: 'success', text: 'Статус изменён' },
  ],
  [
    { SUCCESS: 'N' as const, MESSAGE: '' },
    { kind: 'error', text: 'Не удалось изменить статус' },
  ],
  [
    { SUCCESS: 'N' as const, MESSAGE: '', errors: { query_error: 'Ещё рано' } },
    { kind: 'error', text: 'Ещё рано' },
  ],
])('what the server answers is said: %j', async (answer, notice) => {
  data.status = answer
  const { kernel } = show(reached)
  kernel.query.setQueryData(queryKeys.basketCounts, {})
  await take()
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([notice]))
  expect(kernel.query.getQueryState(queryKeys.basketCounts)?.isInvalidated).toBe(answer.SUCCESS === 'Y')
})

test('a call that fails is a notice', async () => {
  intercept(({ method }) => (method === 'POST' ? 422 : undefined))
  const { kernel } = show(reached)
  await take()
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
  expect(kernel.modals.current()).toEqual([])
})
