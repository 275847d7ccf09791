import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LazyMap, placeOf } from '@prilavok/shared-kernel/ui/lazy-map'
import { useId, useState } from 'react'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface TradePointMapProps {
  form: OrderForm
  tradePoints: readonly TradePoint[]
}

/** The places to pick the order up on a map, when somebody asks for it; choosing there is choosing in the list above. */
export function TradePointMap({ form, tradePoints }: TradePointMapProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        size="s"
        kind="quiet"
        icon="pin"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? orderingTexts.hideTradePoints : orderingTexts.showTradePoints}
      </Button>
      {open && (
        <div id={id}>
          <LazyMap
            label={orderingTexts.tradePointsOnMap}
            places={tradePoints.map((tradePoint) => placeOf(tradePoint))}
            selectedId={form.values.tradePointId}
            onSelect={(chosen) => form.choose('tradePointId', String(chosen))}
          />
        </div>
      )}
    </div>
  )
}
