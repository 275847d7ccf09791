import type { ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { Carousel } from '@prilavok/shared-kernel/ui/carousel'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProductCard } from './item/ProductCard'
import { CardSkeleton } from './list/ListSkeleton'

export interface ProductCarouselProps {
  title: string
  query: UseQueryOptions<ProductsAnswer, Error, ProductsAnswer, string[]>
  aside?: ReactNode
  /** Stands on the first screen: its first pictures load at once. */
  eager?: boolean
}

const WAITING = ['1', '2', '3', '4', '5']

/** Products that scroll sideways; nothing when there are none or they cannot be had: the page stands without them. */
export function ProductCarousel({ title, query, aside, eager }: ProductCarouselProps) {
  const { data, isPending } = useQuery(query)
  if (isPending)
    return (
      <Carousel title={title} aside={aside}>
        {WAITING.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </Carousel>
    )
  if (!data || data.ITEMS.length === 0) return null
  return (
    <Carousel title={title} aside={aside}>
      {data.ITEMS.map((product, at) => (
        <ProductCard key={product.ID} product={product} eager={eager && at < WAITING.length} />
      ))}
    </Carousel>
  )
}
