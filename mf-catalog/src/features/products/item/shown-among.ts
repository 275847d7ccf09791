import type { ModalProps, Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** What QuickView is told of the list that it is opened from. */
export type AmongWhich = Pick<ModalProps['QuickView'], 'among' | 'after'>
type LoadAfter = NonNullable<AmongWhich['after']>

/** Gives the products that a row or a card stands among, in their order, at the time it is asked. */
export const ShownAmong = createContext<() => AmongWhich>(() => ({}))

/**
 * For `ShownAmong`: stays the same function while products come and go, so that no card renders for it.
 * @param after loads what follows the products, where there may be more of them
 */
export function useShownAmong(products: readonly Product[], after?: LoadAfter): () => AmongWhich {
  const shown = useRef({ products, after })
  useEffect(() => {
    shown.current = { products, after }
  }, [products, after])
  const [among] = useState(() => () => {
    const { products: list, after: load } = shown.current
    return { among: list.map(({ ID }) => ID), ...(load ? { after: load } : {}) }
  })
  return among
}

/** Opens QuickView of a product of the list around. */
export function useQuickView({ ID }: Product): () => void {
  const { modals } = useKernel()
  const among = useContext(ShownAmong)
  return () => modals.open('QuickView', { productId: ID, ...among() })
}
