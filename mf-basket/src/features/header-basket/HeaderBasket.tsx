import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import { useLocation } from '@prilavok/shared-kernel/router'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Suspense } from 'react'
import { useBasketType } from '../../model/basket-type'
import { HeaderBasketLink } from './HeaderBasketLink'
import { Place, Popover, Waiting } from './header-basket-styles'
import { useHoverPopover } from './use-hover-popover'

const MiniBasket = lazyWithRetry(() => import(/* webpackChunkName: "mini-basket" */ './MiniBasket'))

/**
 * Basket button of the header: of the bonus basket while that is looked at, else of the main one, with the mini basket under it,
 * which loads when it is first opened.
 */
export function HeaderBasket() {
  const counts = useBasketCounts()
  const { pathname, search } = useLocation()
  const asked = useBasketType(new URLSearchParams(search))
  const basket = pathname.startsWith('/basket') ? asked : 'main'
  const { open, close, place, link } = useHoverPopover(basket === 'main' && Boolean(counts?.CNT))
  return (
    <Place {...place}>
      <HeaderBasketLink {...link} basket={basket} counts={basket === 'loyalty' ? counts?.LOYALTY : counts} />
      {open && counts && (
        <Popover>
          <div>
            <Suspense
              fallback={
                <Waiting aria-busy>
                  <SkeletonList rows={5} height={48} />
                </Waiting>
              }
            >
              <MiniBasket counts={counts} onNavigate={close} />
            </Suspense>
          </div>
        </Popover>
      )}
    </Place>
  )
}
