import type { ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { Carousel } from '@prilavok/shared-kernel/ui/carousel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardSkeleton } from './item/CardSkeleton'
import { ProductCard } from './item/ProductCard'
import { ShownAmong, useShownAmong } from './item/shown-among'
import { productsTexts } from './texts'

export interface ProductCarouselProps {
  title: string
  query: UseQueryOptions<ProductsAnswer, Error, ProductsAnswer, string[]>
  aside?: ReactNode
  /** ID of a product that is not shown here. */
  except?: number
}

const WAITING = ['1', '2', '3', '4', '5']

/** Products that scroll sideways; nothing when there are none; when they do not come, it says so. */
export function ProductCarousel({ title, query, aside, except }: ProductCarouselProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(query)
  const products = (data?.ITEMS ?? []).filter(({ ID }) => ID !== except)
  const among = useShownAmong(products)
  if (isPending)
    return (
      <Carousel title={title} aside={aside}>
        {WAITING.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </Carousel>
    )
  if (!data)
    return (
      <RetryNote
        error={error}
        text={productsTexts.carouselFailed(title)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (products.length === 0) return null
  return (
    <ShownAmong value={among}>
      <Carousel title={title} aside={aside}>
        {products.map((product) => (
          <ProductCard key={product.ID} product={product} />
        ))}
      </Carousel>
    </ShownAmong>
  )
}
