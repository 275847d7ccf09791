import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { loyaltyInfoQuery } from '../api/get-loyalty-info'
import { loyaltyOperationsQuery } from '../api/get-loyalty-operations'
import { isOwnPage } from '../features/cabinet/is-own-page'
import { OwnPage } from '../features/cabinet/OwnPage'
import { History } from '../features/loyalty/History'
import { Programme } from '../features/loyalty/Programme'
import { loyaltyTexts } from '../features/loyalty/texts'
import { readOperationParams } from '../model/operation-params'

/** `/cabinet/loyalty`: points and status of a participant of the programme (CAB-007). */
export default function LoyaltyPage() {
  return (
    <OwnPage>
      <PageTitle>{loyaltyTexts.title}</PageTitle>
      <Programme />
      <History />
    </OwnPage>
  )
}

export const prefetch = async (kernel: Kernel, page: PageRequest): Promise<void> => {
  if (!(await isOwnPage(kernel, page.path))) return
  await Promise.all([
    kernel.query.prefetchQuery(loyaltyInfoQuery(kernel)),
    kernel.query.prefetchQuery(loyaltyOperationsQuery(kernel, readOperationParams(page.search))),
  ])
}

export const head = (): PageHead => ({ title: loyaltyTexts.title, robots: 'noindex' })
