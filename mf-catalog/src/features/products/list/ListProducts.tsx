import { formatProducts } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { NothingFits } from '../filters/NothingFits'
import { filtersTexts } from '../filters/texts'
import { ProductCards } from '../ProductCards'
import { ProductRows } from '../ProductRows'
import { productsTexts } from '../texts'
import { ListPaging } from './ListPaging'
import { ListSkeleton } from './ListSkeleton'
import { PopularProducts } from './PopularProducts'
import { useFocusFirstNew } from './use-focus-first-new'
import type { ProductListState } from './use-product-list'

const Body = styled.div`
  transition: opacity var(--t-fast);
  &[data-stale] {
    opacity: 0.5;
  }
`

interface ListProductsProps {
  list: ProductListState
  focusHeading: () => void
}

/** The products themselves, or why there are none. */
export function ListProducts({ list, focusHeading }: ListProductsProps) {
  const { state, products, count, filters } = list
  return (
    <>
      <VisuallyHidden role="status">
        {state === 'loaded' &&
          !list.stale &&
          (products.length > 0 || count === 0) &&
          productsTexts.list.found(formatProducts(count))}
      </VisuallyHidden>
      {state === 'loading' && <ListSkeleton view={list.params.view} />}
      {state === 'failed' && (
        <Panel>
          <ErrorState
            error={list.error}
            title={productsTexts.list.failed}
            onRetry={list.retry}
            retrying={list.retrying}
            actions={
              filters.applied.raw && (
                <Button
                  kind="quiet"
                  onClick={() => {
                    filters.apply({})
                    focusHeading()
                  }}
                >
                  {filtersTexts.resetEvery}
                </Button>
              )
            }
          >
            {productsTexts.list.basketSaved}
          </ErrorState>
        </Panel>
      )}
      {state === 'loaded' && (
        <Body data-stale={list.stale || undefined} aria-busy={list.stale || undefined}>
          <Loaded list={list} focusHeading={focusHeading} />
        </Body>
      )}
    </>
  )
}

function Loaded({ list, focusHeading }: ListProductsProps) {
  const { products, count, params, filters } = list
  const firstNew = useFocusFirstNew(products.length)
  if (count === 0)
    return (
      <>
        <Panel>
          <NothingFits filters={filters} onApply={focusHeading} />
        </Panel>
        <PopularProducts source={filters.source} />
      </>
    )
  if (products.length === 0)
    return (
      <Panel>
        <EmptyState
          title={productsTexts.list.noSuchPage}
          actions={<LinkButton to={list.hrefOf(1)}>{productsTexts.list.firstPage}</LinkButton>}
        />
      </Panel>
    )
  return (
    <>
      <div ref={firstNew.place}>
        {params.view === 'list' ? (
          <ProductRows products={products} top after={list.after} />
        ) : (
          <ProductCards products={products} top after={list.after} />
        )}
      </div>
      <ListPaging list={list} onPage={focusHeading} onMore={firstNew.expect} />
    </>
  )
}
