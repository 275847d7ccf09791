import type { PageHead } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { NoConnection } from '../features/no-connection/NoConnection'

/** `/server-error`: the supplier's server failed (AMB-04, AMB-46). Needs no API. */
export default function ServerErrorPage() {
  const { platform } = useKernel()
  return <NoConnection onRetry={() => platform.open('/')} />
}

export const head = (): PageHead => ({ title: 'Нет соединения с сервером', robots: 'noindex' })
