import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { matchList } from '../../../model/match-list'
import { namedBy, type PreviewAction } from './preview-state'

/** Lines that the buyer has taken stay in a list that is read anew, unless it has them by itself now. */
function withTaken(lines: readonly PastedLine[], taken: readonly PastedLine[]): readonly PastedLine[] {
  const own = new Set(lines.map(namedBy))
  const kept = taken.filter((line) => !own.has(namedBy(line)))
  return [...lines, ...kept.map((line, at) => ({ ...line, number: lines.length + at + 1 }))]
}

/** Finds out what the lines of a list mean as long as the preview is open. */
export function useMatching(lines: readonly PastedLine[], dispatch: Dispatch<PreviewAction>) {
  const kernel = useKernel()
  const running = useRef<AbortController>(undefined)
  const taken = useRef<readonly PastedLine[]>([])
  const match = useCallback(
    (asked: readonly PastedLine[]) => {
      if (!running.current) return
      const { signal } = running.current
      void matchList(kernel, asked, signal, {
        onMatched: (some, matches) => dispatch({ type: 'matched', lines: some, matches }),
        onFailed: (some) => dispatch({ type: 'failed', lines: some }),
      })
    },
    [kernel, dispatch],
  )
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    const all = withTaken(lines, taken.current)
    taken.current = all.slice(lines.length)
    dispatch({ type: 'started', lines: all })
    match(all)
    return () => controller.abort()
  }, [lines, match, dispatch])
  return {
    /** Asks once more for lines that failed. */
    retry(failed: readonly PastedLine[]) {
      dispatch({ type: 'retried', lines: failed })
      match(failed)
    },
    /** Takes more lines into the list. */
    append(more: readonly PastedLine[]) {
      taken.current = [...taken.current, ...more]
      dispatch({ type: 'appended', lines: more })
      match(more)
    },
  }
}
