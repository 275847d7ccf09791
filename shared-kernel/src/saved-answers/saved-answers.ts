import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel, Platform } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'
import type { Query, QueryPersister } from '@tanstack/react-query'
import { answerOwner } from './answer-owner'
import type { AnswerStore, SavedPage } from './answer-store'

/** Answers of the API that this browser has saved, for times without a connection (ADR 37). */
export interface SavedAnswers {
  /** A saved answer is shown, and the server has not answered since. */
  readonly inUse: ReadableStore<boolean>
  /** Begins to save; once the page stands. */
  start(): Promise<void>
  /** The page can be opened again without a connection. */
  notePage(page: Pick<SavedPage, 'path' | 'title'>): void
  /** Pages that can be opened without a connection, the last one first. */
  pages(): Promise<SavedPage[]>
}

/** What the kernel is built from, before it has a query client. */
interface AnswerSaving {
  persister: QueryPersister
  of(kernel: Pick<Kernel, 'query' | 'bus'>): SavedAnswers
}

const isUnanswered = (error: unknown) => isApiError(error) && error.kind === 'network'

/**
 * Lets a query that has nothing to show take the saved answer when the server gives none. Where it is known that there is no
 * connection the saved answer comes at once. Everything but that loads when it is needed first.
 * @param isSavedCopy the server has not answered the page itself
 */
export function createSavedAnswers(
  platform: Platform,
  { isSavedCopy }: { isSavedCopy: boolean },
): AnswerSaving {
  const inUse = createStore(false)
  const state: { store?: Promise<AnswerStore>; isCut: boolean } = { isCut: isSavedCopy }
  const load = () => import(/* webpackChunkName: "saved-answers" */ './lazy')
  const openStore = () => {
    state.store ??= load().then(
      ({ createAnswerStore }) => createAnswerStore(platform.now),
      (error: unknown) => {
        delete state.store
        throw error
      },
    )
    return state.store
  }
  const withOwner = async <T>(
    work: (store: AnswerStore, owner: string) => Promise<T>,
  ): Promise<T | undefined> => {
    const owner = answerOwner(platform.cookies)
    if (owner === undefined) return undefined
    try {
      return await work(await openStore(), owner)
    } catch {
      return undefined
    }
  }
  const take = async (query: Query) => {
    const saved = await withOwner((store, owner) => store.read(owner, query.queryHash))
    if (!saved) return undefined
    const { data, at } = saved
    state.isCut = true
    inUse.set(true)
    // The answer is as old as it is, whenever it was put there.
    setTimeout(() => {
      if (query.state.data === data) query.setState({ dataUpdatedAt: at })
    })
    return saved
  }
  const persister: QueryPersister = async (queryFn, context, query: Query) => {
    const isNew = query.state.data === undefined
    const saved = isNew && (state.isCut || !platform.isOnline()) ? await take(query) : undefined
    if (saved) return saved.data
    try {
      const data = await queryFn(context)
      state.isCut = false
      inUse.set(false)
      return data
    } catch (error) {
      const late = isNew && isUnanswered(error) ? await take(query) : undefined
      if (late) return late.data
      throw error
    }
  }

  return {
    persister,
    of(kernel) {
      inUse.subscribe(() => {
        if (!inUse.current()) void kernel.query.invalidateQueries({}, { cancelRefetch: false })
      })
      return {
        inUse,
        async start() {
          const { lookForServer, recordAnswers } = await load()
          lookForServer({ ...kernel, platform }, inUse)
          recordAnswers({ ...kernel, platform }, await openStore())
        },
        notePage: (page) =>
          void withOwner((store, owner) => store.writePage(owner, { ...page, at: platform.now() })),
        pages: async () => (await withOwner((store, owner) => store.pages(owner))) ?? [],
      }
    },
  }
}
