import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/** GET type=validation_reset: whether a check word may set a new password; it stays good. @throws ApiError */
export const checkCheckword = (
  { api }: Kernel,
  email: string,
  user_checkword: string,
): Promise<RegisterAnswer> =>
  api.get(REGISTER_PATH, { type: 'validation_reset', email, user_checkword }, { shape: isRegisterAnswer })
