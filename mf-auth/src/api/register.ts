import type { Flag, RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

export interface Registration {
  is_legal_entity: Flag
  /** The shop's rule, repeated (AMB-12). */
  allow_physical: Flag
  surname: string
  name: string
  middle_name: string
  email: string
  /** With its code: `+79165550418`. */
  phone: string
  /** MOK_CODE */
  country: string
  agree: Flag
  transfer: Flag
  /** Of a company. */
  inn?: string
  organization_name?: string
}

/** POST type=registration: an e-mail goes out that confirms the address; no account exists before. @throws ApiError */
export const register = ({ api }: Kernel, fields: Registration): Promise<RegisterAnswer> =>
  api.post(REGISTER_PATH, { type: 'registration', ...fields }, { shape: isRegisterAnswer })
