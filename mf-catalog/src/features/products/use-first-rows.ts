import type { Product } from '@prilavok/shared-kernel/contract'
import { useNavigationType } from '@prilavok/shared-kernel/router'
import { startTransition, useEffect, useState } from 'react'

/** More than a window shows. */
const FIRST = 12

/**
 * The products of a list that are to be rendered now: of one that a buyer has gone on to those that can be seen, and all of them as
 * soon as these are shown, so that a slow processor shows the page sooner. All at once on the server and after Back, which restores the
 * place in the list.
 */
export function useFirstRows(products: readonly Product[]): readonly Product[] {
  const isAhead = useNavigationType() !== 'POP'
  const first = products[0]?.ID
  const [complete, setComplete] = useState(isAhead ? undefined : first)
  useEffect(() => startTransition(() => setComplete(first)), [first])
  return isAhead && complete !== first ? products.slice(0, FIRST) : products
}
