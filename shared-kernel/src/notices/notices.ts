import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSyncExternalStore } from 'react'

export interface NoticeContent {
  /** Errors stay until they are closed, the others leave after 5 s (000 §9). @default 'info' */
  kind?: 'info' | 'success' | 'error'
  text: string
  /** One thing to do about it. */
  action?: { label: string; run: () => void }
}
export interface Notice extends NoticeContent {
  id: number
}

/** Short messages over the page. */
export interface Notices {
  /** Returns the id for `close`. */
  show(notice: NoticeContent): number
  close(id: number): void
  current(): readonly Notice[]
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** DESIGN §7: at most two at a time; the oldest leaves. */
const MOST = 2

export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  const state: { list: readonly Notice[]; lastId: number } = { list: [], lastId: 0 }
  const set = (list: readonly Notice[]) => {
    state.list = list
    for (const listener of listeners) listener()
  }
  return {
    show(notice) {
      state.lastId += 1
      set([...state.list, { ...notice, id: state.lastId }].slice(-MOST))
      return state.lastId
    },
    close: (id) => set(state.list.filter((notice) => notice.id !== id)),
    current: () => state.list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The notices that are shown now. */
export function useNotices(): readonly Notice[] {
  const { notices } = useKernel()
  return useSyncExternalStore(notices.subscribe, notices.current, notices.current)
}
