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
import { readAll } from './read-all'

describe('read-all', () => {
  const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

  /** A list of so many rows; of each call, the range that it asked for. */
  function list(count: number) {
    const ranges: { limit: number; offset: number }[] = []
    const read = async (range: { limit: number; offset: number }) => {
      ranges.push(range)
      return {
        ITEMS: rows(Math.max(0, Math.min(range.limit, count - range.offset)), range.offset),
        NAV: { CNT: count },
      }
    }
    return { ranges, read }
  }

  test('all rows come, a thousand a call, in their order; each call but the last tells how far it is', async () => {
    const { ranges, read } = list(2500)
    const parts: number[] = []
    expect(await readAll(read, (part) => parts.push(part))).toEqual(rows(2500))
    expect(ranges).toEqual([0, 1000, 2000].map((offset) => ({ limit: 1000, offset })))
    expect(parts).toEqual([0.4, 0.8])
  })

  test('a list of one call, and one without rows, is asked for once', async () => {
    for (const count of [1000, 7, 0]) {
      const { ranges, read } = list(count)
      expect(await readAll(read)).toHaveLength(count)
      expect(ranges).toHaveLength(1)
    }
  })

  test('rows that have gone meanwhile are not waited for', async () => {
    const read = async ({ offset }: { offset: number }) => ({
      ITEMS: offset === 0 ? rows(5) : [],
      NAV: { CNT: 9 },
    })
    expect(await readAll(read)).toEqual(rows(5))
  })
})

describe('quiet-calls', () => {
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
    [
      'how many offers there are',
      (kernel) => new QueryObserver(kernel.query, offerCountsQuery(kernel, true)),
    ],
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
})
