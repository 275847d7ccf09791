import { addressesQuery, tradePointsQuery } from '@prilavok/shared-kernel/addresses'
import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Addresses } from '../features/addresses/Addresses'
import { addressTexts } from '../features/addresses/texts'
import { isOwnPage } from '../features/cabinet/is-own-page'
import { OwnPage } from '../features/cabinet/OwnPage'

/** `/cabinet/addresses`: delivery addresses and pick-up points (CAB-004); not in a shop that only hands out (CAB-005). */
export default function AddressesPage() {
  const { modals } = useKernel()
  return (
    <OwnPage>
      <PageTitle
        aside={
          <Button kind="primary" icon="plus" onClick={() => modals.open('addAddress', { variant: 'base' })}>
            {addressTexts.add}
          </Button>
        }
      >
        {addressTexts.addresses}
      </PageTitle>
      <Addresses />
    </OwnPage>
  )
}

export const prefetch = async (kernel: Kernel, page: PageRequest): Promise<void> => {
  if (!(await isOwnPage(kernel, page.path))) return
  await Promise.all([
    kernel.query.prefetchQuery(addressesQuery(kernel)),
    kernel.query.prefetchQuery(tradePointsQuery(kernel)),
  ])
}

export const head = (): PageHead => ({ title: addressTexts.addresses, robots: 'noindex' })
