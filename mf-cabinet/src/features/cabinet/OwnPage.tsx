import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { type ReactNode, useEffect } from 'react'
import { entryOf, PROFILE_PATH } from './entries'

/**
 * Around a page that not every customer has in every shop, by the condition of its entry in the menu. Who has it not is sent on to
 * the profile and told why; nothing of the page is rendered, so none of its data is asked for. Its `prefetch` asks `isOwnPage`.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const { personal } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shop = useShop()
  const { notices } = useKernel()
  const { has, absent } = entryOf(pathname) ?? {}
  const own = !has || (personal && has({ personal, shop }))
  const rejected = personal !== undefined && !own
  useEffect(() => {
    if (!rejected) return
    if (absent) notices.show({ text: absent })
    navigate(PROFILE_PATH, { replace: true })
  }, [rejected, absent, notices, navigate])
  if (own) return children
  return (
    <div aria-busy="true">
      <SkeletonList rows={6} height={68} />
    </div>
  )
}
