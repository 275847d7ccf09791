import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/**
 * POST type=registration of the short form (AMB-25), both consents given. A user without a password gets a full session;
 * anybody else an e-mail, if somebody without a password has this address.
 * @throws ApiError
 */
export const signUp = ({ api }: Kernel, email: string, password: string): Promise<RegisterAnswer> =>
  api.post(
    REGISTER_PATH,
    { type: 'registration', email, password, agree: 'Y', transfer: 'Y' },
    { shape: isRegisterAnswer },
  )
