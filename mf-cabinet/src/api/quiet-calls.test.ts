import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { cabinetApi } from '../testing/cabinet-api'
import { boughtQuery } from './get-bought'
import { clientInfoQuery } from './get-client-info'
import { offerCountsQuery } from './get-offers'
import { unpaidOrdersQuery } from './get-unpaid-orders'
import { yearOrdersQuery } from './get-year-orders'

const { intercept } = cabinetApi()

/** A block that shows what is read. */
interface Block {
  subscribe: (listener: () => void) => () => void
  getCurrentResult: () => { isError: boolean }
}

/** What is told over the page when the server fails. */
async function toldOf(blockOf: (kernel: Kernel) => Block) {
  intercept(() => 500)
  const kernel = partKernel()
  const block = blockOf(kernel)
  const end = block.subscribe(() => undefined)
  await waitFor(() => expect(block.getCurrentResult().isError).toBe(true))
  end()
  return [...kernel.modals.current(), ...kernel.notices.current()]
}

test.each<[string, (kernel: Kernel) => Block]>([
  ['what is bought again and again', (kernel) => new QueryObserver(kernel.query, boughtQuery(kernel))],
  ['how many offers there are', (kernel) => new QueryObserver(kernel.query, offerCountsQuery(kernel, true))],
  ['orders to be paid', (kernel) => new QueryObserver(kernel.query, unpaidOrdersQuery(kernel))],
  [
    'the orders of a year',
    (kernel) => new QueryObserver(kernel.query, yearOrdersQuery(kernel, '2025-11-01')),
  ],
])('that %s has not come is told by its block alone', async (_what, blockOf) => {
  expect(await toldOf(blockOf)).toEqual([])
})

test('that the company has not come is told over the page', async () => {
  const told = await toldOf((kernel) => new QueryObserver(kernel.query, clientInfoQuery(kernel)))
  expect(told).toMatchObject([{ name: 'serverError' }])
})
