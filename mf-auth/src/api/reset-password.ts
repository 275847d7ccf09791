import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/** The password as the form has it. */
export interface PasswordReset {
  email: string
  user_checkword: string
  new_password: string
  confirm_password: string
}

/** POST type=reset_password: once per check word; every session of the customer ends. @throws ApiError */
export const resetPassword = ({ api }: Kernel, fields: PasswordReset): Promise<RegisterAnswer> =>
  api.post(REGISTER_PATH, { type: 'reset_password', ...fields }, { shape: isRegisterAnswer })
