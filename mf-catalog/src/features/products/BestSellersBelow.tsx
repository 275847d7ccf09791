import { styled } from '@prilavok/shared-kernel/styled'
import { codeQuery } from '../../model/code-query'
import { type BlocksCode, type BlocksProps, FarBlocks } from './FarBlocks'

const Below = styled(FarBlocks)`
  margin-top: 36px;
`
/** Of a carousel with its title, px. */
const HEIGHT = 400

const bestSellersCode = codeQuery<BlocksCode>('best-sellers', async () => {
  const { BestSellers } = await import(/* webpackChunkName: "best-sellers" */ './BestSellers')
  return { Blocks: BestSellers }
})

/** What the shop sells most, below a product or a basket (AMB-52). */
export const BestSellersBelow = ({ ready, except }: BlocksProps & { ready?: boolean }) => (
  <Below code={bestSellersCode} height={HEIGHT} ready={ready} except={except} />
)
