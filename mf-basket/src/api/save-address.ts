import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { ModalProps, PointSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'

const shape = isObjectWith<PointSavedAnswer>({ ID: isNumber })

export interface SavedAddress {
  address: string
  contact_name?: string
  contact_email?: string
  contact_phone?: string
}

export interface NewAddress extends SavedAddress {
  variant: ModalProps['addAddress']['variant']
  /** A repeated call with the same one adds no second address. */
  idempotency_key: string
}

const PATH = '/v3/api/client/point'

/** Saves a new address: POST /v3/api/client/point; the list of addresses is read again. @throws ApiError */
export async function saveAddress({ api, query }: Kernel, address: NewAddress): Promise<void> {
  await api.post(PATH, { ...address }, { shape })
  await query.invalidateQueries({ queryKey: queryKeys.addresses })
}

/** Changes an address: POST /v3/api/client/point/{id}; the list of addresses is read again. @throws ApiError */
export async function changeAddress(
  { api, query }: Kernel,
  addressId: number,
  address: SavedAddress,
): Promise<void> {
  await api.post(`${PATH}/${addressId}`, { ...address }, { shape })
  await query.invalidateQueries({ queryKey: queryKeys.addresses })
}
