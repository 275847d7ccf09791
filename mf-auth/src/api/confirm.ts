import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isRegisterAnswer } from './register-call'

/**
 * PUT /v1/login/confirm/ with the parameters of the link in the e-mail (AMB-26): of a registration, whose answer brings the session
 * of a user without a password, or of a new address of a customer.
 * @throws ApiError
 */
export const confirm = ({ api }: Kernel, parameters: Record<string, string>): Promise<RegisterAnswer> =>
  api.put('/v1/login/confirm/', parameters, { shape: isRegisterAnswer })
