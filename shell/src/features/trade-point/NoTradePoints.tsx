import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { tradePointTexts } from './texts'

/** A shop that hands out nothing: how its orders come instead. @param hasDelivery the shop has a page about delivery */
export function NoTradePoints({ hasDelivery }: { hasDelivery: boolean }) {
  return (
    <Panel>
      <EmptyState
        icon="truck"
        title={tradePointTexts.none}
        actions={
          <>
            {hasDelivery && (
              <LinkButton to="/content/front_up/delivery" kind="primary">
                {tradePointTexts.delivery}
              </LinkButton>
            )}
            <LinkButton to="/content/front_up/contact_info">{tradePointTexts.contacts}</LinkButton>
          </>
        }
      >
        {tradePointTexts.noneWhy}
      </EmptyState>
    </Panel>
  )
}
