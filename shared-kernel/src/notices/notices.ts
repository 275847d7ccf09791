import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore, useStore } from '@prilavok/shared-kernel/store'

export interface NoticeContent {
  /** Errors stay until they are closed, the others leave after 5 s (000 §9). @default 'info' */
  kind?: 'info' | 'success' | 'error'
  text: string
  /** Stays until it is closed, as errors do. @default false */
  lasting?: boolean
  /**
   * Who says it to screen readers instead: the `block` that shows it, too, or the announcement of the `basket`, together with what that
   * holds now. @default the notice itself
   */
  saidBy?: 'block' | 'basket'
  /** One thing to do about it. */
  action?: { label: string; run: () => void }
}
export interface Notice extends NoticeContent {
  id: number
}

/** Short messages over the page. */
export interface Notices extends ReadableStore<readonly Notice[]> {
  /** Returns the id for `close`. */
  show(notice: NoticeContent): number
  /** Puts another content where the notice stands, with new time; false when it is shown no more. */
  replace(id: number, notice: NoticeContent): boolean
  close(id: number): void
}

/** DESIGN §7: at most two at a time; the oldest leaves. */
const MAX_SHOWN = 2

export function createNotices(): Notices {
  const ids = { last: 0 }
  const { current, initial, subscribe, update } = createStore<readonly Notice[]>([])
  return {
    current,
    initial,
    subscribe,
    show(notice) {
      ids.last += 1
      const id = ids.last
      update((list) => [...list, { ...notice, id }].slice(-MAX_SHOWN))
      return id
    },
    replace(id, notice) {
      const isShown = current().some((one) => one.id === id)
      if (isShown) update((list) => list.map((one) => (one.id === id ? { ...notice, id } : one)))
      return isShown
    },
    close: (id) => update((list) => list.filter((notice) => notice.id !== id)),
  }
}

/** The notices that are shown now. */
export function useNotices(): readonly Notice[] {
  return useStore(useKernel().notices)
}
