import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { CustomerSession, SessionsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<SessionsAnswer>({
  ITEMS: isListOf(
    isObjectWith<CustomerSession>({ ID: isText, CREATED: isText, LAST_USED: isText, CURRENT: isText }),
  ),
})

/** Where the customer is logged in: GET /v3/api/client/sessions/. */
export const sessionsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => api.get('/v3/api/client/sessions/', {}, { signal, shape }),
    meta: { errors: 'inline' },
  })
