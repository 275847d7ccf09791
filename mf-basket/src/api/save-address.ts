import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { ModalProps, PointSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { keys } from './keys'

const shape = isObjectWith<PointSavedAnswer>({ ID: isNumber })

export interface NewAddress {
  variant: ModalProps['addAddress']['variant']
  address: string
  contact_name?: string
  contact_email?: string
  contact_phone?: string
  /** A repeated call with the same one adds no second address. */
  idempotency_key: string
}

/** Saves a new address: POST /v3/api/client/point; the list of addresses is read again. @throws ApiError */
export async function saveAddress({ api, query }: Kernel, address: NewAddress): Promise<PointSavedAnswer> {
  const answer = await api.post('/v3/api/client/point', { ...address }, { shape })
  await query.invalidateQueries({ queryKey: keys.addresses })
  return answer
}
