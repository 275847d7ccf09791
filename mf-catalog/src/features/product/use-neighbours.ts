import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { useEffect, useEffectEvent, useState } from 'react'

/** From so many products before the end on what follows is loaded, so that it is there in time. */
const AHEAD = 2

export interface NeighboursState {
  previous: number | undefined
  next: number | undefined
  /** What follows is on its way. */
  loading: boolean
  /** What follows has not come: tries again. */
  retry: (() => void) | undefined
}

/** The products before and after one of a list, which is loaded on as its end comes near. */
export function useNeighbours(
  productId: number,
  { among = [], after }: Pick<ModalProps['QuickView'], 'among' | 'after'>,
): NeighboursState {
  const [ids, setIds] = useState(among)
  const [state, setState] = useState<'waits' | 'loading' | 'failed' | 'ended'>(after ? 'waits' : 'ended')
  const at = ids.indexOf(productId)
  const load = async () => {
    setState('loading')
    try {
      const more = (await after?.(ids.length)) ?? []
      setIds((all) => [...new Set([...all, ...more])])
      setState(more.length > 0 ? 'waits' : 'ended')
    } catch {
      setState('failed')
    }
  }
  const loadOn = useEffectEvent(() => void load())
  const isDue = state === 'waits' && at >= 0 && at >= ids.length - AHEAD
  useEffect(() => {
    if (isDue) loadOn()
  }, [isDue])
  return {
    previous: ids[at - 1],
    next: at < 0 ? undefined : ids[at + 1],
    loading: state === 'loading',
    retry: state === 'failed' ? () => void load() : undefined,
  }
}
