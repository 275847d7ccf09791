import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useState } from 'react'
import { BuyBox } from '../features/product/BuyBox'
import { Neighbours } from '../features/product/Neighbours'
import { QuickProduct } from '../features/product/QuickProduct'
import { productTexts } from '../features/product/texts'
import { useNeighbours } from '../features/product/use-neighbours'
import { ANALOGS_ID } from '../features/products/analogs-id'
import { FavouriteButton } from '../features/products/item/FavouriteButton'
import { ForPoints } from '../features/products/item/ForPoints'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductPrice } from '../features/products/item/ProductPrice'
import { ProductStock } from '../features/products/item/ProductStock'
import { productsTexts } from '../features/products/texts'
import { useProduct } from '../model/use-product'

/** A product without leaving the list (CAT-061). */
export default function QuickView({
  productId: opened,
  among,
  after,
  close,
}: ModalProps['QuickView'] & ModalFrame) {
  const [productId, show] = useState(opened)
  const neighbours = useNeighbours(productId, { among, after })
  const { data, complete, error, isFetching, refetch } = useProduct(String(productId))
  const product = data?.PRODUCT
  return (
    <Modal
      open
      onClose={close}
      size="m"
      title={product?.NAME ?? productsTexts.item.quickView}
      footer={
        <>
          <Neighbours {...neighbours} onShow={show} />
          {product && (
            <LinkButton to={`/product/${productId}`} onClick={close}>
              {productTexts.open}
            </LinkButton>
          )}
        </>
      }
    >
      <VisuallyHidden role="status">{productId !== opened && product?.NAME}</VisuallyHidden>
      {product ? (
        <LoyaltyPrices>
          <RetryNote
            error={error}
            text={productTexts.incomplete}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
          <QuickProduct
            key={productId}
            product={product}
            complete={complete}
            favourite={<FavouriteButton product={product} wide />}
            buy={
              <BuyBox
                product={product}
                price={<ProductPrice product={product} size="page" />}
                stock={<ProductStock product={product} />}
                points={<ForPoints product={product} block />}
                analogs={
                  <LinkButton
                    to={`/product/${productId}#${ANALOGS_ID}`}
                    size="l"
                    icon="repeat"
                    block
                    onClick={close}
                  >
                    {productsTexts.item.analogs}
                  </LinkButton>
                }
              />
            }
          />
        </LoyaltyPrices>
      ) : data ? (
        <EmptyState title={productTexts.unknown}>{productTexts.unknownWhy}</EmptyState>
      ) : error ? (
        <ErrorState
          error={error}
          title={productTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  )
}
