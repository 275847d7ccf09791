import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { tradePointTexts } from './texts'

/** No point to choose: how the orders of the shop come instead (AMB-37). @param hasDelivery the shop has a page about delivery */
export function NoTradePoints({ hasDelivery }: { hasDelivery: boolean }) {
  const picksUpOnly = isYes(useShop().SELFDELIVERY_ONLY)
  return (
    <Panel>
      <EmptyState
        icon={picksUpOnly ? 'store' : 'truck'}
        title={tradePointTexts.none}
        actions={
          <>
            {hasDelivery && !picksUpOnly && (
              <LinkButton to="/content/front_up/delivery" kind="primary">
                {tradePointTexts.delivery}
              </LinkButton>
            )}
            <LinkButton to="/content/front_up/contact_info">{tradePointTexts.contacts}</LinkButton>
          </>
        }
      >
        {picksUpOnly ? tradePointTexts.pickUpOnly : tradePointTexts.noneWhy}
      </EmptyState>
    </Panel>
  )
}
