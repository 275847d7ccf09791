import { queryOptions } from '@tanstack/react-query'
import type { ReleaseInfo } from '../../contract'
import { call } from './client'
import { keys } from './keys'

/** All releases, the newest first. */
export const getReleases = queryOptions({
  queryKey: keys.releases,
  queryFn: ({ signal }) => call<ReleaseInfo[]>('/releases', undefined, signal),
})
