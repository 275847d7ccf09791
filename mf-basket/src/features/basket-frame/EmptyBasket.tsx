import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { loyaltyBalanceQuery } from '../../api/get-loyalty-balance'
import { basketFrameTexts as texts } from './texts'

interface EmptyBasketProps {
  basket: BasketType
  ref?: Ref<HTMLDivElement>
}

/**
 * «Ваша корзина пуста» and the way to the catalogue (BAS-001); for customers to their orders, too: one may just have been made; for
 * visitors to the login: what was begun may wait behind it.
 */
export function EmptyBasket({ basket, ref }: EmptyBasketProps) {
  const isBonus = basket === 'loyalty'
  const { bus } = useKernel()
  const { pathname, search } = useLocation()
  const { state } = useSession()
  return (
    <Panel ref={ref}>
      <EmptyState
        title={texts.emptyTitle}
        illustration={
          <span aria-hidden>
            <ProductPicture src={null} alt="" size={104} />
          </span>
        }
        actions={
          <>
            <LinkButton to="/catalog-list" kind="primary" icon="grid">
              {texts.openCatalogue}
            </LinkButton>
            {isBonus && <LinkButton to="/cabinet/loyalty">{texts.aboutPoints}</LinkButton>}
            {state === 'visitor' && (
              <Button onClick={() => bus.emit('session:prompted', { returnTo: pathname + search })}>
                {texts.logIn}
              </Button>
            )}
            {state === 'customer' && <LinkButton to="/cabinet/orders">{texts.orders}</LinkButton>}
          </>
        }
      >
        {isBonus ? <BonusHint /> : texts.emptyHint}
      </EmptyState>
    </Panel>
  )
}

/** How many points there are to spend, and what on. */
function BonusHint() {
  const { data: balance } = useQuery(loyaltyBalanceQuery(useKernel()))
  return (
    <>
      {balance !== undefined && (
        <>
          {texts.balance} <b className="num">{formatMoney(balance, { currency: 'BONUS' })}</b>.{' '}
        </>
      )}
      {texts.bonusHint}
    </>
  )
}
