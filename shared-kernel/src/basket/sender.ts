import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { BASKETS, noteMade } from './basket-state'
import { type Change, isOpen, isUnconfirmed } from './change'
import { chooseRequest, type DueChange } from './choose-request'
import { type Conflict, conflictsOf } from './conflicts'
import { createOutcomes, type OutcomesInit } from './outcomes'
import { type ChangeRequest, sendRequest } from './requests'

export interface SenderInit extends OutcomesInit {
  /** There was no answer: what is unsent stays so for now. */
  onNoAnswer: () => void
  /** There was an answer. */
  onAnswer: () => void
  /** A change has met what somebody else had done. */
  onConflicts: (basket: BasketType, conflicts: readonly Conflict[]) => void
}

/** Sends changes whose turn it is, one request at a time. */
export interface Sender {
  /** Changes that wait are sent from now on. */
  makeDue(basket: BasketType, productIds: Iterable<number>): void
  /** All that is due goes as one emptying of the basket. */
  clear(basket: BasketType): void
  /** Sends what is due, now or after the request under way. */
  start(): void
  /** Sends what is due without waiting for the request under way: the page is being left. */
  hurry(): void
  /** Does other work in its turn: nothing is sent before it ends. */
  inTurn(work: () => Promise<void>): Promise<void>
  send(request: ChangeRequest): Promise<boolean>
  /** Additions without an answer, to be repeated before anything else. */
  readonly repeats: ChangeRequest[]
  /** What requests without an answer, under way or lost, may have made of a count. */
  sentOf(basket: BasketType, productId: number): number[]
  /** Brings cached products and rows in step with the server's basket, after somebody else has changed it. */
  follow(basket: BasketType): Promise<void>
  readonly underWay: ReadonlySet<ChangeRequest>
  discard(): void
}

export function createSender(init: SenderInit): Sender {
  const { api, changes } = init
  const due: Record<BasketType, Set<number>> = { main: new Set(), loyalty: new Set() }
  const clearing = new Set<BasketType>()
  const lost: Record<BasketType, Map<number, number[]>> = { main: new Map(), loyalty: new Map() }
  const repeats: ChangeRequest[] = []
  const underWay = new Set<ChangeRequest>()
  const turn = { taken: false, again: false }
  const outcomes = createOutcomes(init)

  const underWayOf = (basket: BasketType, id: number): DueChange['underWay'] => {
    const request = [...underWay].findLast(
      (one) => one.basket === basket && one.products.some((p) => p.id === id),
    )
    const product = request?.products.find((one) => one.id === id)
    return request && product && { kind: request.kind, after: product.after }
  }
  const takeDue = (basket: BasketType): ChangeRequest | undefined => {
    const entries = [...due[basket]].flatMap((id): DueChange[] => {
      const change = changes.of(basket).get(id)
      return isUnconfirmed(change)
        ? [{ change, underWay: underWayOf(basket, id), inDoubt: lost[basket].has(id) }]
        : []
    })
    // Something was put back since: emptying the whole basket would take it, too.
    const isEmptied = [...changes.of(basket).values()].every((one) => !isOpen(one) || one.target === 0)
    const request = chooseRequest(basket, entries, clearing.has(basket) && isEmptied, newIdempotencyKey)
    clearing.delete(basket)
    if (request) for (const { id } of request.products) due[basket].delete(id)
    else {
      due[basket].clear()
      const over = entries.filter((entry) => !entry.underWay)
      if (over.length === 0) return undefined
      // Back to what the server holds: nothing to send.
      changes.put(
        basket,
        over.map(({ change }) => [change.item.ID, { ...change, state: 'confirmed' }]),
      )
      void outcomes.refreshRows(basket)
    }
    return request
  }
  const next = () => takeDue('main') ?? takeDue('loyalty')

  const mark = ({ basket, products }: ChangeRequest) => {
    for (const { id, after } of products) noteMade(init.state, basket, id, after)
    changes.put(
      basket,
      products.flatMap(({ id }) => {
        const change = changes.of(basket).get(id)
        return isUnconfirmed(change) ? [[id, { ...change, state: 'sending' }] as const] : []
      }),
    )
  }
  const noAnswer = (request: ChangeRequest) => {
    if (request.kind !== 'add')
      for (const { id, after } of request.products)
        lost[request.basket].set(id, [...(lost[request.basket].get(id) ?? []), after])
    else if (!repeats.includes(request)) repeats.push(request)
    for (const basket of BASKETS) {
      const isStopped = (id: number, { state }: Change) => state === 'sending' || due[basket].has(id)
      changes.put(
        basket,
        [...changes.of(basket)].flatMap(([id, change]) =>
          isUnconfirmed(change) && isStopped(id, change)
            ? [[id, { ...change, state: 'unsent' }] as const]
            : [],
        ),
      )
      due[basket].clear()
    }
    turn.again = false
    init.onNoAnswer()
  }
  const met = (request: ChangeRequest, answer: BasketMethodResponse): Conflict[] => {
    if (!isYes(answer.METHOD_SUCCESS.SUCCESS)) return []
    const { basket } = request
    return conflictsOf({
      request,
      answer,
      ownCounts: (id) => lost[basket].get(id) ?? [],
      itemOf: (id) => changes.of(basket).get(id)?.item ?? { ID: id, NAME: '', held: 0 },
    })
  }
  const send = async (request: ChangeRequest): Promise<boolean> => {
    underWay.add(request)
    mark(request)
    const outcome = await sendRequest(api, request).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    // Given up meanwhile: the buyer has logged out.
    if (!underWay.delete(request)) return true
    if ('error' in outcome && outcomes.isNoAnswer(outcome.error)) {
      noAnswer(request)
      return false
    }
    const conflicts = 'answer' in outcome ? met(request, outcome.answer) : []
    const repeated = repeats.indexOf(request)
    if (repeated >= 0) repeats.splice(repeated, 1)
    for (const { id } of request.products) lost[request.basket].delete(id)
    init.onAnswer()
    const left = await ('error' in outcome
      ? outcomes.rejected(request, outcome.error)
      : outcomes.answered(request, outcome.answer, conflicts))
    if (conflicts.length > 0) init.onConflicts(request.basket, conflicts)
    for (const id of left) due[request.basket].add(id)
    return true
  }
  const run = async () => {
    for (let request = repeats[0] ?? next(); request; request = repeats[0] ?? next())
      if (!(await send(request))) return
  }
  const inTurn = async (work: () => Promise<void>) => {
    turn.taken = true
    try {
      await work()
    } finally {
      turn.taken = false
    }
    // Asked for after the last request had ended without an answer, before its turn was over.
    if (turn.again) start()
  }
  const start = () => {
    turn.again = turn.taken
    if (!turn.taken) void inTurn(run)
  }

  return {
    makeDue(basket, productIds) {
      for (const id of productIds) due[basket].add(id)
    },
    clear: (basket) => void clearing.add(basket),
    start,
    hurry() {
      // With the keys that they have: another addition in place of one without an answer would count twice.
      for (const request of repeats) if (!underWay.has(request)) void send(request)
      for (let request = next(); request; request = next()) void send(request)
    },
    inTurn,
    send,
    repeats,
    underWay,
    follow: outcomes.follow,
    sentOf(basket, productId) {
      const requests = [...underWay, ...repeats].filter((request) => request.basket === basket)
      const after = requests.flatMap(({ products }) =>
        products.filter(({ id }) => id === productId).map((product) => product.after),
      )
      return [...after, ...(lost[basket].get(productId) ?? [])]
    },
    discard() {
      repeats.splice(0)
      underWay.clear()
      clearing.clear()
      for (const basket of BASKETS) {
        due[basket].clear()
        lost[basket].clear()
      }
    },
  }
}
