import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { orderListTexts } from './texts'

/** Why the list is empty: there are no orders, or the filters leave none. */
export function NoOrders({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (filtered)
    return (
      <EmptyState
        icon="search"
        title={orderListTexts.nothingFound}
        actions={<Button onClick={onReset}>{orderListTexts.resetFilters}</Button>}
      />
    )
  return (
    <EmptyState
      icon="order"
      title={orderListTexts.noOrders}
      actions={
        <LinkButton kind="primary" to="/catalog-list">
          {orderListTexts.openCatalog}
        </LinkButton>
      }
    />
  )
}

/** A page past the last one: an old link, or orders that are no longer there. */
export function NoOrdersOnPage({ onFirstPage }: { onFirstPage: () => void }) {
  return (
    <EmptyState
      icon="order"
      title={orderListTexts.noOrdersOnPage}
      actions={<Button onClick={onFirstPage}>{orderListTexts.toFirstPage}</Button>}
    />
  )
}
