import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, screen } from '@testing-library/react'
import { apiDay, dayOf } from '../../model/order-dates'
import { readParams } from '../../model/order-list-params'
import { OrderFilters } from './OrderFilters'

const params = (search: string) => readParams(new URLSearchParams(search), createTestPlatform().cookies)

test('[CAB-017] the date range is bound by the days of the orders, and each end by the other', () => {
  const changes: unknown[] = []
  renderWithKernel(
    <OrderFilters
      params={params('to=2026-10-05')}
      statuses={[]}
      firstDay="2024-11-20"
      lastDay="2026-11-20"
      onChange={(change) => changes.push(change)}
    />,
  )
  const from = screen.getByLabelText('Заказы с этого дня')
  const to = screen.getByLabelText('Заказы по этот день')
  expect(from).toHaveAttribute('min', '2024-11-20')
  expect(from).toHaveAttribute('max', '2026-10-05')
  expect(to).toHaveAttribute('min', '2024-11-20')
  expect(to).toHaveAttribute('max', '2026-11-20')
  fireEvent.change(from, { target: { value: '2026-09-01' } })
  expect(changes).toEqual([{ from: '2026-09-01' }])
})

test('days go to the API as dd.MM.yyyy; a time belongs to its day in Moscow', () => {
  expect(apiDay('2026-09-01')).toBe('01.09.2026')
  expect(apiDay('yesterday')).toBeUndefined()
  expect(dayOf('2026-09-01T22:30:00.000Z')).toBe('2026-09-02')
  expect(dayOf(null)).toBeUndefined()
})
