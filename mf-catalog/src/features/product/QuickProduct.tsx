import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { formatCode } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import type { ReactNode } from 'react'
import { miniProperties } from '../../model/mini-properties'
import { texts } from '../../texts'
import { QuickPhotos } from './QuickPhotos'

const Root = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  > div > section {
    position: static;
    margin: 16px 0 0;
    padding: 0;
    border: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
  }
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  margin-bottom: 8px;
  font-size: 13px;
  line-height: 20px;
  color: var(--text-secondary);
`

interface QuickProductProps {
  product: ProductDetail
  /** Not only what a list has shown: further photos may be asked for. */
  complete: boolean
  /** Price, quantity and the way into the basket. */
  buy: ReactNode
  /** The heart. */
  favourite: ReactNode
}

/** What QuickView shows of a product (AMB-69). */
export function QuickProduct({ product, complete, buy, favourite }: QuickProductProps) {
  return (
    <Root>
      <QuickPhotos product={product} complete={complete} />
      <div>
        <Meta>
          <ProductBadges marks={product.MARKS} percent={product.SPECIAL_PERCENT} />
          <span>{`${texts.item.code} ${formatCode(product.UP_CODE_1C)}`}</span>
          {favourite}
        </Meta>
        <KeyValue
          items={miniProperties(product).map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))}
        />
        {buy}
      </div>
    </Root>
  )
}
