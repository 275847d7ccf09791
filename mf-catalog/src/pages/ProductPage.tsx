import type { PageHead, PageRequest, ProductDetail } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { type ReactNode, useState } from 'react'
import { productQuery } from '../api/get-product'
import { type RelatedGroup, relatedProductsQuery } from '../api/get-related-products'
import { BuyBox } from '../features/product/BuyBox'
import { Gallery } from '../features/product/Gallery'
import { IncompleteNote } from '../features/product/IncompleteNote'
import { MainProperties } from '../features/product/MainProperties'
import { ProductHeading } from '../features/product/ProductHeading'
import { ProductLayout } from '../features/product/ProductLayout'
import { ProductSkeleton } from '../features/product/ProductSkeleton'
import { type ProductTab, ProductTabs } from '../features/product/ProductTabs'
import { productTexts } from '../features/product/texts'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductPrice } from '../features/products/item/ProductPrice'
import { ProductStock } from '../features/products/item/ProductStock'
import { Related } from '../features/products/Related'
import { productProperties } from '../model/product-properties'
import { sectionCrumbs } from '../model/section-crumbs'
import { useProduct } from '../model/use-product'
import { texts } from '../texts'

type Page = PageRequest<{ productId: string }>

const RELATED: readonly RelatedGroup[] = ['absoluteAnalogs', 'partialAnalogs', 'expendables']

/** In the browser the product alone: what belongs to it stands below the first screen and loads when the page is open. */
export async function prefetch(kernel: Kernel, { params: { productId } }: Page): Promise<void> {
  const related = kernel.platform.kind === 'server' ? RELATED : []
  await Promise.all([
    kernel.query.prefetchQuery(productQuery(kernel, productId)),
    ...related.map((group) => kernel.query.prefetchQuery(relatedProductsQuery(kernel, productId, group))),
  ])
}

export function head(kernel: Kernel, { params: { productId } }: Page): PageHead {
  const answer = kernel.query.getQueryData(productQuery(kernel, productId).queryKey)
  if (answer && !answer.PRODUCT) return { title: productTexts.unknown, robots: 'noindex' }
  const product = answer?.PRODUCT
  return {
    title: product?.NAME ?? texts.catalog,
    ...(product?.DETAIL_TEXT ? { description: product.DETAIL_TEXT } : {}),
  }
}

/** /product/{id} (CAT-009). */
export default function ProductPage({ page }: { page: Page }) {
  const { data, error, isFetching, refetch, complete } = useProduct(page.params.productId)
  if (data && !data.PRODUCT)
    return <NotFound title={productTexts.unknown}>{productTexts.unknownWhy}</NotFound>
  return (
    <LoyaltyPrices>
      <Container>
        {data?.PRODUCT ? (
          <ProductView
            product={data.PRODUCT}
            complete={complete}
            note={
              error && <IncompleteNote error={error} retrying={isFetching} onRetry={() => void refetch()} />
            }
          />
        ) : error ? (
          <Panel>
            <ErrorState
              error={error}
              title={productTexts.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Panel>
        ) : (
          <ProductSkeleton />
        )}
      </Container>
    </LoyaltyPrices>
  )
}

interface ProductViewProps {
  product: ProductDetail
  /** Not only what a list has shown. */
  complete: boolean
  /** Why it is not. */
  note: ReactNode
}

function ProductView({ product, complete, note }: ProductViewProps) {
  const [chosen, setTab] = useState<ProductTab>()
  const tab = chosen ?? (product.DETAIL_TEXT ? 'description' : 'properties')
  const properties = productProperties(product)
  return (
    <>
      <Breadcrumbs items={sectionCrumbs(product.SECTION_PATH, product.NAME)} />
      <ProductHeading product={product} />
      {note}
      <NeedsScripts action={texts.item.adding} />
      <ProductLayout>
        <Gallery product={product} />
        <MainProperties properties={properties} onAll={() => setTab('properties')} />
        <BuyBox
          product={product}
          price={<ProductPrice product={product} size="page" />}
          stock={<ProductStock product={product} />}
        />
      </ProductLayout>
      {complete && (
        <ProductTabs description={product.DETAIL_TEXT} properties={properties} tab={tab} onTab={setTab} />
      )}
      <Related productId={String(product.ID)} complete={complete} />
    </>
  )
}
