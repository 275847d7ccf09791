import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/** POST type=recovery: an e-mail with a check word, if somebody with this address is registered. @throws ApiError */
export const requestRecovery = ({ api }: Kernel, email: string): Promise<RegisterAnswer> =>
  api.post(REGISTER_PATH, { type: 'recovery', email, agree: 'Y', transfer: 'Y' }, { shape: isRegisterAnswer })
