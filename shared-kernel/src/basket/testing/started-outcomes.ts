import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { type Change, createChanges } from '../change'
import { createOutcomes } from '../outcomes'
import { emptyState } from './empty-state'

/** Outcomes of a page whose changes a test writes itself. */
export function startedOutcomes() {
  const kernel = testKernel()
  const { api, bus, query, notices, platform } = kernel
  const changes = createChanges()
  const state = emptyState()
  const rejected: string[] = []
  const outcomes = createOutcomes({
    ...{ api, bus, query, notices, platform, changes, state },
    onRejected: (basket, id) => void rejected.push(`${basket} ${id}`),
  })
  const put = (id: number, change: Partial<Change>, basket: BasketType = 'main') => {
    const item = { ID: id, NAME: `Товар ${id}`, held: 0 }
    const whole: Change = { item, held: 3, target: 5, state: 'waiting', ...change }
    changes.put(basket, [[id, whole]])
    return whole
  }
  const of = (id: number, basket: BasketType = 'main') => changes.of(basket).get(id)
  return { kernel, changes, state, rejected, outcomes, put, of }
}
