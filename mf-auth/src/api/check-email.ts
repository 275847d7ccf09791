import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { isRegisterAnswer, REGISTER_PATH } from './register-call'

/** Milliseconds for which an answer holds: leaving the field and sending the form ask once. */
const HOLDS_MS = 60_000

/** Whether an e-mail may register: GET type=validation (AMB-27). '' when it may, else why not. */
export const emailCheckQuery = ({ api }: Kernel, email: string) =>
  queryOptions({
    queryKey: keys.emailCheck(email),
    queryFn: async ({ signal }): Promise<string> => {
      const params = { type: 'validation', email }
      const { SUCCESS, errors } = await api.get(REGISTER_PATH, params, { signal, shape: isRegisterAnswer })
      return isYes(SUCCESS) ? '' : (errors?.email ?? errors?.query_error ?? '')
    },
    staleTime: HOLDS_MS,
    meta: { errors: 'silent' },
  })
