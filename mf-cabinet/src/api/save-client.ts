import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Flag, ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Fields of the call besides `legal_entity`, as it names them (001 §3, §7). What is not given stays as it is. */
export type ClientFields = Record<string, string | readonly string[]>

const shape = isObjectWith<ProfileSavedAnswer>({ SUCCESS: isText })

/** The person and the company that buys: POST /v3/api/client/info/. A new address is confirmed by an e-mail first. @throws ApiError */
export const saveClient = (
  { api }: Kernel,
  legalEntity: Flag,
  fields: ClientFields,
): Promise<ProfileSavedAnswer> =>
  api.post('/v3/api/client/info/', { ...fields, legal_entity: legalEntity }, { shape })
