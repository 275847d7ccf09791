import { formatDate, formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { useShop } from '@prilavok/shared-kernel/shop'
import { useDebounced } from '@prilavok/shared-kernel/timing'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { newestOrdersQuery } from '../../api/newest-orders'
import { statusLabel } from '../../model/order-status'
import { readOrderQuery } from './read-order-query'
import { paletteTexts } from './texts'

/** After the last key; as the list of orders does. */
const PAUSE_MS = 400

/** Orders by their numbers; before anything is typed the last one. */
export function FoundOrders({ text }: { text: string }) {
  const { TIME_ZONE } = useShop()
  const paused = useDebounced(text, PAUSE_MS)
  const [typed, asked] = [readOrderQuery(text), readOrderQuery(paused)]
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...newestOrdersQuery(useKernel(), asked ?? { limit: 1 }),
    enabled: typed !== undefined && asked !== undefined,
    placeholderData: keepPreviousData,
    meta: { errors: 'silent' },
  })
  if (!typed) return null
  const orders = data?.ITEMS ?? []
  const pending = paused !== text || (isFetching && (!data || isPlaceholderData))
  // Nobody asked for the last one, so that it has not come is not told.
  if (orders.length === 0 && !pending && (!error || !text)) return null
  return (
    <PaletteGroup
      title={text ? paletteTexts.orders : paletteTexts.last}
      pending={pending && text !== ''}
      error={error}
      onRetry={() => void refetch()}
    >
      {text !== '' && typed.number === '' && (
        <PaletteEntry icon="order" title={paletteTexts.all} text={text} to="/cabinet/orders" />
      )}
      {orders.map(({ ID, ORDER_NUMBER, CREATE_DATE, POSITION_COUNT, STATUS }) => (
        <PaletteEntry
          key={ID}
          icon="order"
          title={paletteTexts.order(ORDER_NUMBER)}
          text={text}
          description={`${formatDate(CREATE_DATE, TIME_ZONE)}, ${formatProducts(POSITION_COUNT)}`}
          trailing={
            <StatusBadge tone={orderStatusTone(STATUS.STATUS_CODE)}>{statusLabel(STATUS)}</StatusBadge>
          }
          to={`/cabinet/orders/${ID}`}
        />
      ))}
    </PaletteGroup>
  )
}
