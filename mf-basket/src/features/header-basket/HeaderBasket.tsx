import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { lazy, Suspense } from 'react'
import { HeaderBasketLink } from './HeaderBasketLink'
import { Place, Popover, Waiting } from './header-basket-styles'
import { useHoverPopover } from './use-hover-popover'

const MiniBasket = lazy(() => import(/* webpackChunkName: "mini-basket" */ './MiniBasket'))

/** Basket button of the header; the mini basket under it loads when it is first opened. */
export function HeaderBasket() {
  const counts = useBasketCounts()
  const { open, close, place, link } = useHoverPopover(Boolean(counts?.CNT))
  return (
    <Place {...place}>
      <HeaderBasketLink {...link} counts={counts} />
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
