import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

export interface PersonFields {
  surname: string
  name: string
  middle_name: string
  phone: readonly string[]
}

const shape = isObjectWith<ProfileSavedAnswer>({ SUCCESS: isText })

/** Names and phones of the person who is logged in: POST /v3/api/personal/info/. @throws ApiError */
export const savePersonal = ({ api }: Kernel, fields: PersonFields): Promise<ProfileSavedAnswer> =>
  api.post('/v3/api/personal/info/', { ...fields }, { shape })
