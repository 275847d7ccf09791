import type { PageHead } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { OrderSteps } from '../features/order-detail/OrderSteps'
import { PaymentNote } from '../features/order-detail/payment/PaymentNote'
import { BlockedNote } from '../features/profile/BlockedNote'
import { CompanyCard } from '../features/profile/CompanyCard'
import { ContactsCard } from '../features/profile/ContactsCard'
import { FilesCard } from '../features/profile/FilesCard'
import { LastOrder } from '../features/profile/LastOrder'
import { LatestOrders } from '../features/profile/LatestOrders'
import { LoyaltyCard } from '../features/profile/LoyaltyCard'
import { ProfileLayout } from '../features/profile/ProfileLayout'
import { ProfileTitle } from '../features/profile/ProfileTitle'
import { prefetchProfile } from '../features/profile/prefetch-profile'
import { QuickActions } from '../features/profile/QuickActions'
import { profileTexts } from '../features/profile/texts'
import { RunningOut } from '../features/running-out/RunningOut'
import { ToPay } from '../features/to-pay/ToPay'
import { UsualGoods } from '../features/usual-goods/UsualGoods'
import { YearChart } from '../features/year-chart/YearChart'

/** Blocks of several features meet here, from top to bottom; each loads its own data and has its own states. */
function ProfileBlocks() {
  const mayOrder = isYes(useSession().personal?.CLIENT_ALLOW_TO_ORDER)
  return (
    <>
      <ToPay payment={PaymentNote} />
      <LastOrder progress={OrderSteps} />
      {mayOrder && <UsualGoods />}
      {mayOrder && <RunningOut />}
      <YearChart />
      <LatestOrders />
    </>
  )
}

const AtSide = () => (
  <>
    <ContactsCard />
    <CompanyCard />
    <LoyaltyCard />
    <FilesCard />
  </>
)

/** `/cabinet/info`: the first page of the cabinet, what a buyer comes back for each week (CAB-001). */
export default function InfoPage() {
  return (
    <>
      <ProfileTitle />
      <BlockedNote />
      <QuickActions />
      <ProfileLayout aside={<AtSide />}>
        <ProfileBlocks />
      </ProfileLayout>
    </>
  )
}

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (kernel.token.hasRefreshToken()) await prefetchProfile(kernel)
}

export const head = (): PageHead => ({ title: profileTexts.profile, robots: 'noindex' })
