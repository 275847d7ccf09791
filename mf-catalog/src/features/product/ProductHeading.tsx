import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { formatCode } from '@prilavok/shared-kernel/format'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { styled } from '@prilavok/shared-kernel/styled'
import { CopyButton } from '@prilavok/shared-kernel/ui/copy-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import type { ReactNode } from 'react'
import { brandHref, markHref } from '../../model/page-hrefs'
import { texts } from '../../texts'
import { productTexts } from './texts'

const Root = styled.div`
  h1 {
    max-width: 900px;
    text-wrap: pretty;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    margin-bottom: 16px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-secondary);
  }
  > p > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  > p > .actions {
    flex-wrap: wrap;
    margin-left: auto;
  }
  b {
    font-weight: 600;
  }
`

/** Name, badges, code and brand of a product. `actions`: what else can be done with it, at the end of the line. */
export function ProductHeading({ product, actions }: { product: ProductDetail; actions?: ReactNode }) {
  return (
    <Root>
      <PageTitle>{shownName(product.NAME)}</PageTitle>
      <p>
        <ProductBadges marks={product.MARKS} percent={product.SPECIAL_PERCENT} hrefOf={markHref} />
        <span>
          {texts.item.code} <b className="num">{formatCode(product.UP_CODE_1C)}</b>
          <CopyButton text={product.UP_CODE_1C} label={productTexts.copyCode} copied={productTexts.copied} />
        </span>
        {product.UP_TM && <TextLink to={brandHref(product.UP_TM)}>{product.UP_TM.TITLE}</TextLink>}
        <span className="actions">{actions}</span>
      </p>
    </Root>
  )
}
