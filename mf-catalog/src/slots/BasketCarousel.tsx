import { BestSellersBelow } from '../features/products/BestSellersBelow'

/** Products below the basket (AMB-52). */
export default function BasketCarousel() {
  return <BestSellersBelow />
}
