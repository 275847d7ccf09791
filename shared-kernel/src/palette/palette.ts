import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'

/** What the keys do with one line of the palette. */
export interface EntryHandle {
  element: HTMLElement
  /** Enter. */
  enter: () => void
  /** Shift+Enter: the page of what Enter does something else with. @default enter */
  open?: () => void
}

export interface PaletteState {
  /** Ids of the entries from top to bottom, through all groups. */
  ids: readonly string[]
  /** The entry that the arrows or the pointer have come to. */
  pointed?: string
  /** Answers that are on their way. */
  pending: number
  /** The first entry is ready for Enter by itself, once everything has come. */
  takesFirst: boolean
}

export type PaletteMove = 'next' | 'previous' | 'first' | 'last'

/** Enter carries an entry out, Shift+Enter opens its page. */
export type PaletteAct = 'enter' | 'open'

/** Entries of all groups, whichever parts bring them, as the keys go through them. One per open palette. */
export interface Palette extends ReadableStore<PaletteState> {
  /** Returns the function that takes the entry out again. */
  register(id: string, handle: EntryHandle): () => void
  /** Puts the ids into the order of the page, after entries have been rendered anew. */
  sort(): void
  point(id: string): void
  move(to: PaletteMove): void
  /** The text is another one: nothing is pointed at. @param takesFirst whether the first entry then is ready for Enter */
  reset(takesFirst: boolean): void
  /** An answer is on its way. Returns the function that says that it has come. */
  wait(): () => void
  /**
   * Carries out the active entry. While answers are on their way it waits for them, and takes the entry that is active then; another
   * text, and what points at an entry, calls it off.
   */
  carryOut(how: PaletteAct): void
  activeElement(): HTMLElement | undefined
  /** Back into the field, its text selected: the next letter begins a new search. */
  focusField(): void
  close(): void
}

/** The entry that Enter is for. While answers are on their way none is by itself: what was meant may still come above. */
export const activeOf = ({ ids, pointed, pending, takesFirst }: PaletteState): string | undefined => {
  if (pointed !== undefined && ids.includes(pointed)) return pointed
  return takesFirst && pending === 0 ? ids[0] : undefined
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** @param field where the text is typed */
export function createPalette({
  field,
  close,
}: {
  field: () => HTMLInputElement | null
  close: () => void
}): Palette {
  const handles = new Map<string, EntryHandle>()
  let awaited: PaletteAct | undefined
  const store = createStore<PaletteState>({ ids: [], pending: 0, takesFirst: false })
  const { current, initial, subscribe, update } = store
  const active = () => {
    const id = activeOf(current())
    return id === undefined ? undefined : handles.get(id)
  }
  const sort = () => {
    const ids = [...handles]
      .sort(([, one], [, other]) => (isBefore(one.element, other.element) ? -1 : 1))
      .map(([id]) => id)
    if (ids.join() !== current().ids.join()) update((state) => ({ ...state, ids }))
  }
  const carryOut = (how: PaletteAct) => {
    const { pending, takesFirst } = current()
    const entry = active()
    awaited = !entry && takesFirst && pending > 0 ? how : undefined
    if (how === 'open' && entry?.open) entry.open()
    else entry?.enter()
  }
  /** Entries of an answer register themselves right after it has come, and another group may wait from then on. */
  const goOn = () =>
    queueMicrotask(() => {
      if (awaited && current().pending === 0) carryOut(awaited)
    })
  return {
    current,
    initial,
    subscribe,
    sort,
    carryOut,
    register(id, handle) {
      handles.set(id, handle)
      sort()
      return () => {
        handles.delete(id)
        sort()
      }
    },
    point(id) {
      awaited = undefined
      update((state) => (state.pointed === id ? state : { ...state, pointed: id }))
    },
    move(to) {
      awaited = undefined
      const { ids } = current()
      const at = ids.indexOf(activeOf(current()) ?? '')
      const last = ids.length - 1
      const next = { next: at < last ? at + 1 : 0, previous: at > 0 ? at - 1 : last, first: 0, last }[to]
      update((state) => ({ ...state, pointed: ids[next] }))
      active()?.element.scrollIntoView?.({ block: 'nearest' })
    },
    reset(takesFirst) {
      awaited = undefined
      update((state) => ({ ...state, pointed: undefined, takesFirst }))
    },
    wait() {
      update((state) => ({ ...state, pending: state.pending + 1 }))
      return () => {
        update((state) => ({ ...state, pending: state.pending - 1 }))
        goOn()
      }
    },
    activeElement: () => active()?.element,
    focusField() {
      field()?.focus()
      field()?.select()
    },
    close() {
      awaited = undefined
      close()
    },
  }
}
