import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { formatAddress } from '@prilavok/shared-kernel/format'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useCallback } from 'react'
import { deleteAddress } from '../../api/delete-address'
import { addressTexts } from './texts'
import { type DelayedDelete, useDelayedDelete } from './use-delayed-delete'

const NOT_FOUND = 404

/** Deletes an address; one that is gone already is as good as deleted. A failure is told, and can be tried again. */
async function deleteOrTell(kernel: Kernel, id: number): Promise<void> {
  const { errors, notices, query } = kernel
  const known = query.getQueryData<AddressPoint[]>(queryKeys.addresses)?.find(({ ID }) => ID === id)
  try {
    await deleteAddress(kernel, id)
  } catch (error) {
    await query.invalidateQueries({ queryKey: queryKeys.addresses })
    if (isApiError(error) && error.status === NOT_FOUND) return
    errors.report(error, { errors: 'inline' })
    notices.show({
      kind: 'error',
      text: `${addressTexts.notRemoved(formatAddress(known?.ADDRESS ?? ''))} ${errorText(error)}`,
      action: { label: addressTexts.retry, run: () => void deleteOrTell(kernel, id) },
    })
  }
}

/** Deletions of addresses that can be taken back. */
export function useDeleteAddress(): DelayedDelete {
  const kernel = useKernel()
  return useDelayedDelete(useCallback((id) => deleteOrTell(kernel, id), [kernel]))
}
