import { useSession } from '@prilavok/shared-kernel/queries'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { profileTexts } from './texts'

/** Whose profile it is: all names that are known of the buyer, and the company that he orders for. */
export function ProfileTitle() {
  const { personal } = useSession()
  const name = [personal?.SURNAME, personal?.NAME, personal?.MIDDLE_NAME].filter(Boolean).join(' ')
  return <PageTitle count={personal?.COMPANY_NAME ?? undefined}>{name || profileTexts.profile}</PageTitle>
}
