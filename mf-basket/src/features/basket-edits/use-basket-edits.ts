import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useState } from 'react'
import { basketKeys } from '../../api/basket-keys'
import { useBasketChanges } from '../../api/use-basket-changes'
import { createBasketEdits, NO_EDITS } from './basket-edits'

/** The buyer's changes of one basket on this page, and what is under way. Waiting counts are sent when the page is left. */
export function useBasketEdits(basket: BasketType) {
  const kernel = useKernel()
  const [state, setState] = useState(NO_EDITS)
  const [edits] = useState(() => createBasketEdits(kernel, basket, setState))
  useBasketChanges((changed) => {
    if (changed === basket && !edits.busy()) void refetch(kernel, basket)
  })
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && edits.flush()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      edits.flush()
    }
  }, [edits])
  return { edits, ...state }
}

const refetch = ({ query }: Kernel, basket: BasketType) =>
  query.refetchQueries({ queryKey: basketKeys.orderBaskets(basket), type: 'active' })
