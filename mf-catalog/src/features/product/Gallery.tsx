import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'

const Root = styled.figure`
  display: flex;
  justify-content: center;
  padding: 24px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  ${media.phone} {
    margin: 0 -12px;
    padding: 12px;
    border-right: 0;
    border-left: 0;
    border-radius: 0;
  }
`

/** The picture of a product. */
export function Gallery({ product }: { product: ProductDetail }) {
  return (
    <Root>
      <ProductPicture
        src={fileUrl(product.DETAIL_PICTURE_PATH)}
        alt={product.NAME}
        size={400}
        compactSize={240}
        eager
      />
    </Root>
  )
}
