import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useCallback, useEffect, useRef } from 'react'
import { productByCodeQuery } from '../../api/find-product-by-code'

/** What a code leads to; `failed`: nobody knows, the call failed. */
export type LookedUp = Product | 'unknown' | 'failed'

export interface CodeLookUp {
  /** @param onFound not called when the look-up was given up meanwhile */
  lookUp(code: string, onFound: (found: LookedUp) => void): Promise<void>
  /** The buyer has gone on: the answer under way is ignored. */
  giveUp(): void
}

/** Looks up one code at a time: a newer one, and leaving for another page, give up the one before. */
export function useCodeLookUp(): CodeLookUp {
  const kernel = useKernel()
  const { pathname, search } = useLocation()
  const shown = useRef('')
  const running = useRef<AbortController>(undefined)
  const giveUp = useCallback(() => running.current?.abort(), [])
  // A page that is on its way is in the browser's address before it is rendered.
  const address = () => shown.current + window.location.href
  const lookUp = async (code: string, onFound: (found: LookedUp) => void) => {
    giveUp()
    const controller = new AbortController()
    running.current = controller
    const from = address()
    const found = await kernel.query.fetchQuery(productByCodeQuery(kernel, code)).then(
      (product) => product ?? ('unknown' as const),
      () => 'failed' as const,
    )
    if (!controller.signal.aborted && address() === from) onFound(found)
  }
  useEffect(() => {
    shown.current = pathname + search
  }, [pathname, search])
  useEffect(() => giveUp, [giveUp])
  return { lookUp, giveUp }
}
