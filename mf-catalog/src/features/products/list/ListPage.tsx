import { PageWithBar } from '@prilavok/shared-kernel/bars'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { Slot } from '@prilavok/shared-kernel/slots'
import { Breadcrumbs, type Crumb } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type ReactNode, type RefObject, useRef } from 'react'
import { LoyaltyPrices } from '../item/LoyaltyPrices'
import { ProductList } from './ProductList'
import type { ProductListState } from './use-product-list'

/** One element for all renderings: a new one, before the server's bar is hydrated, would have React throw that away. */
const ORDER_BAR = <Slot name="page.orderBar" props={{}} />

interface ListPageProps {
  list: ProductListState
  /** What comes after the home page, the page itself last. */
  crumbs: readonly Crumb[]
  /** Undefined while it is on its way. */
  title: string | undefined
  /** Between the heading and the products. */
  children?: ReactNode
  /** What stands in place of a list without products. */
  empty: ReactNode
  /** The heading, where the page itself moves the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>
}

/** A page that is one product list: the way to it, its name with the count, the products, the order bar. */
export function ListPage({ list, crumbs, title, children, empty, heading: given }: ListPageProps) {
  const own = useRef<HTMLHeadingElement>(null)
  const heading = given ?? own
  const counted = list.state === 'loaded' && !list.stale && formatProducts(list.count)
  return (
    <PageWithBar>
      <LoyaltyPrices>
        <Container>
          <Breadcrumbs items={crumbs} />
          <PageTitle headingRef={heading} count={counted || undefined}>
            {title ?? <Skeleton width={240} height={34} />}
          </PageTitle>
          {children}
          <ProductList list={list} heading={heading} empty={empty} />
        </Container>
      </LoyaltyPrices>
      {ORDER_BAR}
    </PageWithBar>
  )
}
