import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { AddressPoint, PointSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'

const shape = isObjectWith<PointSavedAnswer>({ ID: isNumber })

/** POST /v3/api/client/point/{id} with delete=Y; the list of addresses is then without it. @throws ApiError */
export async function deleteAddress({ api, query }: Kernel, addressId: number): Promise<void> {
  await api.post(`/v3/api/client/point/${addressId}`, { delete: 'Y' }, { shape })
  await query.cancelQueries({ queryKey: queryKeys.addresses })
  query.setQueryData<AddressPoint[]>(queryKeys.addresses, (list) =>
    list?.filter(({ ID }) => ID !== addressId),
  )
}
