import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useCallback, useEffect, useRef } from 'react'
import { findProductByCode } from '../../api/find-product-by-code'

export interface CodeLookUp {
  /**
   * Finds the product of a code.
   * @param onFound called with its id, or undefined when there is none; not called when the look-up was given up meanwhile
   */
  lookUp(code: string, onFound: (id: number | undefined) => void): Promise<void>
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
  const lookUp = async (code: string, onFound: (id: number | undefined) => void) => {
    giveUp()
    const controller = new AbortController()
    running.current = controller
    const from = address()
    const id = await findProductByCode(kernel, code, controller.signal)
    if (!controller.signal.aborted && address() === from) onFound(id)
  }
  useEffect(() => {
    shown.current = pathname + search
  }, [pathname, search])
  useEffect(() => giveUp, [giveUp])
  return { lookUp, giveUp }
}
