import type { Product } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useQuery } from '@tanstack/react-query'
import { bestSellersQuery, boughtQuery } from '../../api/get-familiar-products'
import { type Filling, fillGap } from './fill-gap'

export interface Fillings {
  /** The best first. */
  fillings: Filling[]
  /** They are of what the buyer has bought before. */
  own: boolean
}

const NONE: Fillings = { fillings: [], own: false }

/**
 * What fills the gap to free delivery: of the buyer's own past products, else of what the shop sells most. Nothing while it is
 * not known.
 * @param gap roubles; 0: nothing is asked for
 * @param held products that the basket holds already
 */
export function useFillings(gap: number, held: ReadonlySet<number>): Fillings {
  const kernel = useKernel()
  const { state } = useSession()
  const open = gap > 0
  const isCustomer = state === 'customer'
  const bought = useQuery({ ...boughtQuery(kernel), enabled: open && isCustomer })
  const isNew = ({ ID }: Product) => !held.has(ID)
  const own = (bought.data ?? []).filter(isNew).map((product) => ({ product, usual: product.USUAL_QUANTITY }))
  const ownFillings = open ? fillGap(own, gap) : []
  const isKnown = isCustomer ? !bought.isPending : state !== 'loading'
  const bestSellers = useQuery({
    ...bestSellersQuery(kernel),
    enabled: open && isKnown && ownFillings.length === 0,
  })
  if (!open) return NONE
  if (ownFillings.length > 0) return { fillings: ownFillings, own: true }
  const sold = (bestSellers.data ?? []).filter(isNew)
  const usualOf = (product: Product) => product.QUANTITY || product.UP_MULTIPLICITY?.MIN || 1
  return {
    fillings: fillGap(
      sold.map((product) => ({ product, usual: usualOf(product) })),
      gap,
    ),
    own: false,
  }
}
