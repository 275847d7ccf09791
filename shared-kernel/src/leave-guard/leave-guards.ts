import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'

/** The buyer is about to leave unsaved input behind and has not answered yet. */
export interface LeaveQuestion {
  /** Leaves: the input is given up. */
  leave: () => void
  /** Nothing happens: the page, its address and the input stay. */
  stay: () => void
}

/** Unsaved input of a page or of a modal, and the question before it is left behind. */
export interface LeaveGuards {
  /**
   * Says that there is unsaved input, until the returned function is called.
   * @param onDiscard called when the buyer gives the input up
   */
  add(onDiscard?: () => void): () => void
  /** Takes in the guards of a modal: its own question comes first. Returns the function that takes them out. */
  nest(inner: LeaveGuards): () => void
  /** Whether anything unsaved is there. */
  active(): boolean
  /** The page leaves by itself, and drafts bring back what was typed: nothing asks any more. */
  release(): void
  /** Runs `proceed` at once when nothing is unsaved, else when the buyer agrees. A newer call replaces an open question. */
  leave(proceed: () => void): void
  /** The question that waits for an answer here; a nested one is asked by its modal. */
  question: ReadableStore<LeaveQuestion | undefined>
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<{ onDiscard?: (() => void) | undefined }>()
  const nested = new Set<LeaveGuards>()
  const question = createStore<LeaveQuestion | undefined>(undefined)
  const innerActive = () => [...nested].findLast((inner) => inner.active())
  return {
    add(onDiscard) {
      const guard = { onDiscard }
      guards.add(guard)
      return () => {
        guards.delete(guard)
      }
    },
    nest(inner) {
      nested.add(inner)
      return () => {
        nested.delete(inner)
      }
    },
    release() {
      guards.clear()
      for (const inner of nested) inner.release()
    },
    active: () => guards.size > 0 || innerActive() !== undefined,
    leave(proceed) {
      const inner = innerActive()
      // The modal's question is asked for the page below, too: one answer is enough.
      if (inner) return inner.leave(proceed)
      if (guards.size === 0) return proceed()
      question.set({
        leave: () => {
          question.set(undefined)
          for (const { onDiscard } of guards) onDiscard?.()
          proceed()
        },
        stay: () => question.set(undefined),
      })
    },
    question,
  }
}
