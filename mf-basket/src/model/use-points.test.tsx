import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { useMissingPoints, usePoints } from './use-points'

const { called } = basketApi()

function Points({ total, isBonus }: { total: number; isBonus: boolean }) {
  const points = usePoints(isBonus)
  return <output>{`${points ?? 'неизвестно'}, не хватает ${useMissingPoints(total, isBonus)}`}</output>
}
const render = (total: number, isBonus: boolean) =>
  renderWithKernel(<Points {...{ total, isBonus }} />, { kernel: partKernel() })
const shown = () => screen.getByRole('status').textContent

test.each([
  [4000, 2750],
  [1251, 1],
  [1250, 0],
  [400, 0],
])('of an order of %i points %i are missing, once the account is known', async (total, missing) => {
  render(total, true)
  expect(shown()).toBe('неизвестно, не хватает 0')
  await waitFor(() => expect(shown()).toBe(`1250, не хватает ${missing}`))
})

test('an order of money asks for no points, also where they are known', async () => {
  const { kernel, unmount } = render(4000, true)
  await waitFor(() => expect(shown()).toBe('1250, не хватает 2750'))
  unmount()
  const before = called('/loyalty/balance/').length
  renderWithKernel(<Points total={4000} isBonus={false} />, { kernel })
  expect(shown()).toBe('неизвестно, не хватает 0')
  expect(called('/loyalty/balance/')).toHaveLength(before)
})

test('points are asked for anew: an order may have taken some', async () => {
  const { kernel, unmount } = render(400, true)
  await waitFor(() => expect(shown()).toBe('1250, не хватает 0'))
  unmount()
  const before = called('/loyalty/balance/').length
  renderWithKernel(<Points total={400} isBonus />, { kernel })
  await waitFor(() => expect(called('/loyalty/balance/').length).toBeGreaterThan(before))
})
