import type { PageHead } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { clientInfoQuery } from '../api/get-client-info'
import { Settings } from '../features/settings/Settings'
import { texts } from '../texts'

/** `/cabinet/settings`: personal data, company, password, devices, supplier (CAB-008). */
export default function SettingsPage() {
  return (
    <>
      <PageTitle>{texts.settings}</PageTitle>
      <Settings />
    </>
  )
}

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (kernel.token.hasRefreshToken()) await kernel.query.prefetchQuery(clientInfoQuery(kernel))
}

export const head = (): PageHead => ({ title: texts.settings, robots: 'noindex' })
