import { countriesQuery } from '@prilavok/shared-kernel/company'
import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import Registration from '../features/registration/Registration'
import { registrationTexts } from '../features/registration/texts'
import { AuthPage } from '../model/AuthPage'
import { prefilledEmail } from '../model/auth-views'
import { canRegister } from '../model/can-register'

const titleFor = (shop: Kernel['shop']): string =>
  canRegister(shop) ? registrationTexts.title : registrationTexts.closedTitle

/** `/registration`: the form, or why the shop registers nobody. */
export default function RegistrationPage({ page }: { page: PageRequest }) {
  const shop = useShop()
  const navigate = useNavigate()
  return (
    <AuthPage title={titleFor(shop)} action={registrationTexts.action} wide={canRegister(shop)}>
      <Registration email={prefilledEmail(page.search.get('email'))} onDone={() => navigate('/')} />
    </AuthPage>
  )
}

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (canRegister(kernel.shop)) await kernel.query.prefetchQuery(countriesQuery(kernel))
}

export const head = ({ shop }: Kernel): PageHead => ({ title: titleFor(shop), robots: 'noindex' })
