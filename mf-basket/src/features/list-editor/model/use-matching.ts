import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { matchList } from '../../../model/match-list'
import type { PreviewAction } from './preview-state'

/** Finds out what the lines of a list mean as long as the preview is open. */
export function useMatching(lines: readonly PastedLine[], dispatch: Dispatch<PreviewAction>) {
  const kernel = useKernel()
  const running = useRef<AbortController>(undefined)
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
    dispatch({ type: 'started', lines })
    match(lines)
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
      dispatch({ type: 'appended', lines: more })
      match(more)
    },
  }
}
