import type { ProductDetail, PropertyValue } from '@prilavok/shared-kernel/contract'
import { formatCode, formatDate, NBSP, phoneText, unitOf } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import type { ReactNode } from 'react'
import { texts } from '../../texts'
import { productTexts } from './texts'

const Root = styled.article`
  display: none;
  @media print {
    display: block;
  }
  > header {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--n-900);
  }
  > header > p:last-child {
    text-align: right;
  }
  > h1 {
    margin: 16px 0 8px;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 24px;
    margin: 12px 0;
  }
  h2 {
    margin: 12px 0 4px;
    font-weight: 600;
  }
  p {
    white-space: pre-line;
  }
`

export interface PrintSheetProps {
  product: ProductDetail
  photo: string | undefined
  properties: readonly PropertyValue[]
  price: ReactNode
  stock: ReactNode
}

/** What is printed instead of the page: the product with all its properties, and whose shop it is. */
export function PrintSheet({ product, photo, properties, price, stock }: PrintSheetProps) {
  const { shop, platform } = useKernel()
  const { MIN } = product.UP_MULTIPLICITY
  return (
    <Root>
      <header>
        <p>
          <b>{shop.NAME}</b>
          {`\n${shop.DOMAIN_NAME}/product/${product.ID}`}
        </p>
        <p>
          {[...shop.PHONES.map(phoneText), shop.EMAIL, shop.TRADEPOINT?.ADDRESS.SPECIFICATION]
            .filter(Boolean)
            .join('\n')}
        </p>
      </header>
      <h1>{shownName(product.NAME)}</h1>
      <p>
        {texts.item.code} <b className="num">{formatCode(product.UP_CODE_1C)}</b>
      </p>
      <div>
        <ProductPicture src={photo ?? null} alt={product.NAME} size={240} eager />
        <section>
          {price}
          <p>{productTexts.pricedAt(formatDate(new Date(platform.now()).toISOString(), shop.TIME_ZONE))}</p>
          {stock}
          {MIN > 1 && <p>{productTexts.minimum(`${MIN}${NBSP}${unitOf(product)}`)}</p>}
          <h2>{productTexts.tabs.properties}</h2>
          <KeyValue items={properties.map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))} />
        </section>
      </div>
      <p>{product.DETAIL_TEXT}</p>
    </Root>
  )
}
