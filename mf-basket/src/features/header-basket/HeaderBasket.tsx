import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { useShop } from '@prilavok/shared-kernel/shop'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useBasketChanges } from '../../api/use-basket-changes'
import { useBasketAnnouncement } from '../../model/basket-text'
import { HeaderBasketLink } from './HeaderBasketLink'
import { Place, Popover, Waiting } from './header-basket-styles'
import { useHoverPopover } from './use-hover-popover'

const MiniBasket = lazy(() => import(/* webpackChunkName: "mini-basket" */ './MiniBasket'))

/** Basket button of the header; the mini basket under it loads when it is first opened. */
export function HeaderBasket() {
  const kernel = useKernel()
  const { data: counts } = useQuery(basketCountsQuery(kernel))
  const { open, close, place, link } = useHoverPopover(Boolean(counts?.CNT))
  const announcement = useBasketAnnouncement(counts, useShop())
  useBasketChanges()
  return (
    <Place {...place}>
      <HeaderBasketLink {...link} counts={counts} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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
