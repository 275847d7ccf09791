import { formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { lastOrderQuery } from '../../api/newest-orders'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { profileTexts } from './texts'

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 12px;
  margin-bottom: 16px;
  > li > button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    height: 100%;
    min-height: 64px;
    padding: 10px 14px;
    border: 1px solid var(--border);
    border-radius: var(--r-l);
    background: var(--bg-surface);
    text-align: left;
    transition: border-color var(--t-fast);
  }
  > li > button:hover {
    border-color: var(--n-400);
  }
  svg {
    flex: none;
    color: var(--accent-text);
  }
  b {
    display: block;
    font-weight: 500;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: 8px;
    > li > button {
      flex-direction: column;
      align-items: flex-start;
      gap: 6px;
      padding: 10px;
    }
  }
`

interface QuickActionProps {
  icon: IconName
  title: string
  hint: string
  busy?: boolean
  onPress: () => void
}

function QuickAction({ icon, title, hint, busy, onPress }: QuickActionProps) {
  return (
    <li>
      <button type="button" aria-busy={busy || undefined} onClick={busy ? undefined : onPress}>
        {busy ? <Spinner /> : <Icon name={icon} size={20} />}
        <span>
          <b>{title}</b>
          <small>{hint}</small>
        </span>
      </button>
    </li>
  )
}

/** What a buyer comes back for each week, one press away; who may not order has nothing of ordering. */
export function QuickActions() {
  const kernel = useKernel()
  const { modals } = kernel
  const { personal } = useSession()
  const { data } = useQuery({ ...lastOrderQuery(kernel), meta: { errors: 'silent' } })
  const { isBusy, repeat } = useRepeatOrder()
  const mayOrder = isYes(personal?.CLIENT_ALLOW_TO_ORDER)
  const last = data?.ITEMS[0]
  return (
    <Root aria-label={profileTexts.quickActions}>
      {last && mayOrder && (
        <QuickAction
          icon="repeat"
          title={profileTexts.repeatOrder}
          hint={`${profileTexts.orderNumber(last.ORDER_NUMBER)}, ${formatProducts(last.POSITION_COUNT)}`}
          busy={isBusy(last.ID)}
          onPress={() => repeat(last)}
        />
      )}
      {mayOrder && (
        <>
          <QuickAction
            icon="list-plus"
            title={profileTexts.addByCodes}
            hint={profileTexts.addByCodesHint}
            onPress={() => modals.open('add-by-code', { basket: 'main' })}
          />
          <QuickAction
            icon="sheet"
            title={profileTexts.loadTable}
            hint={profileTexts.loadTableHint}
            onPress={() => modals.open('add-from-file', { basket: 'main' })}
          />
        </>
      )}
      <QuickAction
        icon="message"
        title={profileTexts.writeReview}
        hint={profileTexts.writeReviewHint}
        onPress={() => modals.open('review', {})}
      />
    </Root>
  )
}
