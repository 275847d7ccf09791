import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'

/** `undoable`: it can be taken back; `sending`: the call is under way. */
export type DeletionStage = 'undoable' | 'sending'

/** How long a deletion can be taken back (kit, Addresses). */
const UNDO_MS = 5000

export interface DelayedDelete {
  stageOf: (id: number) => DeletionStage | undefined
  remove: (id: number) => void
  restore: (id: number) => void
  /** The time stands still until the returned function is called, and begins anew then. Stays the same function. */
  hold: (id: number) => () => void
}

/**
 * Deletions that can be taken back for a while: only then the call is made, so what comes back is the very same thing. The
 * time runs whether what is deleted is in sight or not. When the page is left, what waits is sent at once.
 * @param send deletes one; never rejects, and stays the same function
 */
export function useDelayedDelete(send: (id: number) => Promise<void>): DelayedDelete {
  const { platform } = useKernel()
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout> | undefined>())
  const [stages, setStages] = useState<ReadonlyMap<number, DeletionStage>>(new Map())

  const setStage = useCallback((id: number, stage?: DeletionStage) => {
    setStages((before) => {
      const next = new Map(before)
      if (stage) next.set(id, stage)
      else next.delete(id)
      return next
    })
  }, [])
  const stop = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    return timers.current.delete(id)
  }, [])
  const expire = useCallback(
    (id: number) => {
      if (!stop(id)) return
      setStage(id, 'sending')
      void send(id).finally(() => setStage(id))
    },
    [send, setStage, stop],
  )
  const start = useCallback(
    (id: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => expire(id), UNDO_MS),
      )
    },
    [expire],
  )
  const hold = useCallback(
    (id: number) => {
      clearTimeout(timers.current.get(id))
      return () => {
        if (timers.current.has(id)) start(id)
      }
    },
    [start],
  )
  useEffect(() => {
    const sendAll = () => {
      for (const id of [...timers.current.keys()]) expire(id)
    }
    const end = platform.onPage('left', sendAll)
    return () => {
      end()
      sendAll()
    }
  }, [platform, expire])

  return {
    stageOf: (id) => stages.get(id),
    remove: (id) => {
      start(id)
      setStage(id, 'undoable')
    },
    restore: (id) => {
      stop(id)
      setStage(id)
    },
    hold,
  }
}
