import { useKernel } from '@prilavok/shared-kernel/kernel'
import { bestSellersQuery } from '../../api/get-carousel'
import type { BlocksProps } from './FarBlocks'
import { LoyaltyPrices } from './item/LoyaltyPrices'
import { ProductCarousel } from './ProductCarousel'
import { productsTexts } from './texts'

/** What the shop sells most. */
export const BestSellers = ({ except }: BlocksProps) => (
  <LoyaltyPrices>
    <ProductCarousel
      title={productsTexts.bestSellers}
      query={bestSellersQuery(useKernel())}
      except={except}
    />
  </LoyaltyPrices>
)
