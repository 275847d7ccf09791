import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/** Passwords as the form has them. */
export interface PasswordChange {
  /** Of a customer who has one. */
  last_password?: string
  new_password: string
  confirm_password: string
}

/**
 * POST type=change_password: the customer's other sessions end. A user without a password sets the first one, and the answer
 * brings a full session.
 * @throws ApiError
 */
export const changePassword = ({ api }: Kernel, fields: PasswordChange): Promise<RegisterAnswer> =>
  api.post(REGISTER_PATH, { type: 'change_password', ...fields }, { shape: isRegisterAnswer })
