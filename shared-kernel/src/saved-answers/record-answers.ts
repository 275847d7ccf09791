import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { hashKey, type Query } from '@tanstack/react-query'
import { answerOwner } from './answer-owner'
import type { AnswerStore } from './answer-store'

/** Answers come in groups: they are written together. */
const PAUSE_MS = 1000

/** Of this tab alone, or read again for each use. */
const isWorthSaving = ({ state, options, queryKey }: Query): boolean =>
  state.status === 'success' &&
  state.data !== undefined &&
  options.gcTime !== 0 &&
  hashKey(queryKey.slice(0, queryKeys.payments.length)) !== hashKey(queryKeys.payments)

/**
 * Saves what the queries of the page hold, and from now on what they are answered. When the login of the cookies becomes another one,
 * what belongs to the former is deleted, and nothing of it is written any more.
 */
export function recordAnswers(
  { query, bus, platform }: Pick<Kernel, 'query' | 'bus' | 'platform'>,
  store: AnswerStore,
): void {
  const changed = new Set<Query>()
  const page: { owner: string | undefined; since: number; timer?: ReturnType<typeof setTimeout> } = {
    owner: answerOwner(platform.cookies),
    since: 0,
  }
  const takeOwner = () => {
    changed.clear()
    page.owner = answerOwner(platform.cookies)
    page.since = platform.now()
    void store.keepOnly(page.owner)
  }
  const write = () => {
    clearTimeout(page.timer)
    page.timer = undefined
    if (page.owner !== answerOwner(platform.cookies)) return takeOwner()
    const { owner, since } = page
    const due = [...changed].filter((one) => isWorthSaving(one) && one.state.dataUpdatedAt >= since)
    changed.clear()
    if (owner === undefined || due.length === 0) return
    void store.write(
      due.map(({ queryHash, state }) => ({
        owner,
        hash: queryHash,
        data: state.data,
        at: state.dataUpdatedAt,
      })),
    )
  }
  const note = (one: Query) => {
    changed.add(one)
    page.timer ??= setTimeout(write, PAUSE_MS)
  }

  void store.keepOnly(page.owner)
  for (const one of query.getQueryCache().getAll()) note(one)
  query.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  bus.on('session:changed', takeOwner)
  platform.onPage('hidden', write)
}
