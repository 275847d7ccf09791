import { isObjectWith } from '@prilavok/shared-kernel/api'
import type { Personal, PersonalAnswer, SessionState } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from './keys'

const shape = isObjectWith<PersonalAnswer>({ ITEM: isObjectWith<Personal>({}) })

/** Who is visiting: GET /v3/api/personal/info/. */
export const personalQuery = ({ api, shop }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.personal,
    queryFn: ({ signal }) =>
      api.get('/v3/api/personal/info/', { domain_name: shop.DOMAIN_NAME }, { signal, shape }),
  })

/** AMB-01: a visitor has no personal ID; a user without password has one but no refresh token; a customer has both. */
export function sessionStateOf(personal: Personal | undefined, hasRefreshToken: boolean): SessionState {
  if (!personal?.ID) return 'visitor'
  return hasRefreshToken ? 'customer' : 'partial'
}

export interface Session {
  /** `loading` while it is not known yet who visits. */
  state: SessionState | 'loading'
  personal: Personal | undefined
  /** Why it cannot be known; then `state` stays `loading`. */
  error: Error | null
  /** Asks again. */
  retry: () => void
}

/** The visitor of this page; the same in all parts, changed by login and logout (KERN-009). */
export function useSession(): Session {
  const kernel = useKernel()
  const { data, error, isFetching, refetch } = useQuery(personalQuery(kernel))
  const retry = () => void refetch()
  // Right after a login what is known is the visitor's: a guard that believed it would send the customer away.
  const isOfBefore = !data?.ITEM.ID && kernel.token.hasRefreshToken() && (isFetching || error !== null)
  if (!data || isOfBefore) return { state: 'loading', personal: undefined, error, retry }
  const state = sessionStateOf(data.ITEM, kernel.token.hasRefreshToken())
  return { state, personal: data.ITEM, error: null, retry }
}
