import type { PageHead, PageRequest, ProductDetail, StructuredData } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { type ReactNode, useState } from 'react'
import { certificatesQuery } from '../api/get-certificates'
import { photosQuery } from '../api/get-photos'
import { productQuery } from '../api/get-product'
import { type RelatedGroup, relatedProductsQuery } from '../api/get-related-products'
import { BuyBox } from '../features/product/BuyBox'
import { cutText } from '../features/product/cut-text'
import { Documents } from '../features/product/Documents'
import { Gallery } from '../features/product/Gallery'
import { isShort } from '../features/product/is-short'
import { MainProperties } from '../features/product/MainProperties'
import { Printable } from '../features/product/Printable'
import { ProductActions } from '../features/product/ProductActions'
import { ProductHeading } from '../features/product/ProductHeading'
import { ProductLayout } from '../features/product/ProductLayout'
import { ProductSkeleton } from '../features/product/ProductSkeleton'
import { type ProductTab, ProductTabs } from '../features/product/ProductTabs'
import { productData } from '../features/product/product-data'
import { productTexts } from '../features/product/texts'
import { BestSellersBelow } from '../features/products/BestSellersBelow'
import { FavouriteButton } from '../features/products/item/FavouriteButton'
import { ForPoints } from '../features/products/item/ForPoints'
import { LoyaltyPrices } from '../features/products/item/LoyaltyPrices'
import { ProductPrice } from '../features/products/item/ProductPrice'
import { ProductStock } from '../features/products/item/ProductStock'
import { Related } from '../features/products/Related'
import { ToAnalogs } from '../features/products/ToAnalogs'
import { breadcrumbData } from '../model/breadcrumb-data'
import { productPhotos } from '../model/product-photos'
import { productProperties } from '../model/product-properties'
import { sectionCrumbs } from '../model/section-crumbs'
import { useProduct } from '../model/use-product'
import { useProductFiles } from '../model/use-product-files'
import { useRecordViewed } from '../model/use-record-viewed'
import { texts } from '../texts'

type Page = PageRequest<{ productId: string }>

const RELATED: readonly RelatedGroup[] = ['absoluteAnalogs', 'partialAnalogs', 'expendables']

/** In the browser the product alone: what belongs to it loads when the page is open. */
export async function prefetch(kernel: Kernel, { params: { productId } }: Page): Promise<void> {
  const product = kernel.query.prefetchQuery(productQuery(kernel, productId))
  if (kernel.platform.kind !== 'server') return product
  await Promise.all([
    product,
    kernel.query.prefetchQuery(photosQuery(kernel, productId)),
    kernel.query.prefetchQuery(certificatesQuery(kernel, productId)),
    ...RELATED.map((group) => kernel.query.prefetchQuery(relatedProductsQuery(kernel, productId, group))),
  ])
}

const answered = (kernel: Kernel, { params: { productId } }: Page) =>
  kernel.query.getQueryData(productQuery(kernel, productId).queryKey)

export function head(kernel: Kernel, page: Page): PageHead {
  const answer = answered(kernel, page)
  if (answer && !answer.PRODUCT) return missingHead(productTexts.unknown)
  const product = answer?.PRODUCT
  return {
    title: product?.NAME ?? texts.catalog,
    canonical: `/product/${page.params.productId}`,
    ...(product?.DETAIL_TEXT ? { description: cutText(product.DETAIL_TEXT) } : {}),
  }
}

export function structuredData(kernel: Kernel, page: Page): StructuredData[] {
  const product = answered(kernel, page)?.PRODUCT
  if (!product) return []
  const photos = kernel.query.getQueryData(photosQuery(kernel, page.params.productId).queryKey)
  return [
    productData(product, productPhotos(product, photos), kernel.shop),
    breadcrumbData(sectionCrumbs(product.SECTION_PATH, product.NAME), page.path),
  ]
}

/** /product/{id} (CAT-009). */
export default function ProductPage({ page }: { page: Page }) {
  const { data, error, isFetching, refetch, complete } = useProduct(page.params.productId)
  useRecordViewed(complete ? data?.PRODUCT?.ID : undefined)
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
              <RetryNote
                error={error}
                text={productTexts.incomplete}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
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
  const files = useProductFiles(product, complete)
  const retry = { retrying: files.retrying, onRetry: files.retry }
  const short = isShort(product, properties, files.certificates)
  const price = <ProductPrice product={product} size="page" />
  const stock = <ProductStock product={product} />
  const about = complete && (
    <ProductTabs
      description={product.DETAIL_TEXT}
      properties={properties}
      certificates={files.certificates}
      tab={tab}
      onTab={setTab}
    />
  )
  return (
    <Printable product={product} photo={files.photos[0]} properties={properties} price={price} stock={stock}>
      <Breadcrumbs items={sectionCrumbs(product.SECTION_PATH, product.NAME)} />
      <ProductHeading
        product={product}
        actions={
          <>
            <FavouriteButton product={product} wide />
            <ProductActions name={product.NAME} path={`/product/${product.ID}`} />
          </>
        }
      />
      {note}
      <NeedsScripts action={texts.item.adding} />
      <ProductLayout>
        <div>
          <Gallery key={product.ID} name={product.NAME} photos={files.photos} />
          <RetryNote error={files.photosError} text={productTexts.photosFailed} {...retry} />
        </div>
        <div>
          <MainProperties properties={properties} whole={short} onAll={() => setTab('properties')} />
          <Documents certificates={files.certificates} onAll={() => setTab('certificates')} />
          <RetryNote error={files.certificatesError} text={productTexts.documentsFailed} {...retry} />
          {short && about}
        </div>
        <BuyBox
          product={product}
          price={price}
          stock={stock}
          analogs={<ToAnalogs product={product} />}
          points={<ForPoints product={product} block />}
        />
      </ProductLayout>
      {!short && about}
      <Related product={product} complete={complete} />
      <BestSellersBelow ready={complete} except={product.ID} />
    </Printable>
  )
}
