import { formatProducts } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { ReactNode, RefObject } from 'react'
import { texts } from '../../../texts'
import { ProductCards } from '../ProductCards'
import { ProductRows } from '../ProductRows'
import { productsTexts } from '../texts'
import { ListPaging } from './ListPaging'
import { ListSkeleton } from './ListSkeleton'
import { ListToolbar } from './ListToolbar'
import type { ProductListState } from './use-product-list'

const Body = styled.div`
  transition: opacity var(--t-fast);
  &[data-stale] {
    opacity: 0.5;
  }
`

interface ProductListProps {
  list: ProductListState
  /** What stands here when nothing fits at all. */
  empty: ReactNode
  /** The page's heading: takes the focus when other products come. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** A product list in all its states: loading, failed, empty, loaded (KERN-018). */
export function ProductList({ list, empty, heading }: ProductListProps) {
  const { state, products, params, count } = list
  const focusHeading = () => heading.current?.focus()
  const beyond = state === 'loaded' && count > 0 && products.length === 0
  if (state === 'loaded' && count === 0) return <Panel>{empty}</Panel>
  return (
    <>
      <NeedsScripts action={texts.item.adding} />
      {!beyond && (
        <ListToolbar
          params={params}
          reset={list.reset}
          change={(next) => {
            list.change(next)
            focusHeading()
          }}
        />
      )}
      <VisuallyHidden role="status">
        {state === 'loaded' && !list.stale && !beyond && productsTexts.list.found(formatProducts(count))}
      </VisuallyHidden>
      {state === 'loading' && <ListSkeleton view={params.view} />}
      {state === 'failed' && (
        <Panel>
          <ErrorState
            error={list.error}
            title={productsTexts.list.failed}
            onRetry={list.retry}
            retrying={list.retrying}
          >
            {productsTexts.list.basketSaved}
          </ErrorState>
        </Panel>
      )}
      {state === 'loaded' && (
        <Body data-stale={list.stale || undefined} aria-busy={list.stale || undefined}>
          {beyond ? (
            <Panel>
              <EmptyState
                title={productsTexts.list.noSuchPage}
                actions={<LinkButton to={list.hrefOf(1)}>{productsTexts.list.firstPage}</LinkButton>}
              />
            </Panel>
          ) : params.view === 'list' ? (
            <ProductRows products={products} top />
          ) : (
            <ProductCards products={products} top />
          )}
          {!beyond && <ListPaging list={list} onPage={focusHeading} />}
        </Body>
      )}
    </>
  )
}
