import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { texts } from '../../texts'

/** Why the list is empty: there are no orders, or the filters leave none. */
export function NoOrders({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (filtered)
    return (
      <EmptyState
        icon="search"
        title={texts.nothingFound}
        actions={<Button onClick={onReset}>{texts.resetFilters}</Button>}
      />
    )
  return (
    <EmptyState
      icon="order"
      title={texts.noOrders}
      actions={
        <LinkButton kind="primary" to="/catalog-list">
          {texts.openCatalog}
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
      title={texts.noOrdersOnPage}
      actions={<Button onClick={onFirstPage}>{texts.toFirstPage}</Button>}
    />
  )
}
