import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useStore } from '@prilavok/shared-kernel/store'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { heldIn } from './held'
import { heldCountsQuery } from './held-counts'

interface HeldOptions {
  /** Ask what the basket holds. */
  enabled: boolean
  /** Rows are being added: they are not in the basket yet, and their counts would stand on themselves. */
  adding: boolean
}

/** How many of a product a basket holds; another function when that has changed. */
export function useHeldOf(
  basket: BasketType,
  { enabled, adding }: HeldOptions,
): (product: Product) => number {
  const kernel = useKernel()
  const { data: held } = useQuery({ ...heldCountsQuery(kernel, basket), enabled })
  const changes = useStore(kernel.basket.changes)
  const [known, setKnown] = useState({ held, changes })
  if (!adding && (known.held !== held || known.changes !== changes)) setKnown({ held, changes })
  return useMemo(() => heldIn(basket, known.held, known.changes), [basket, known])
}
