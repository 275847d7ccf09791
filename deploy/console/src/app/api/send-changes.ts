import { queryOptions } from '@tanstack/react-query'
import type { Change, ChangeAnswer, ChangeRequest } from '../../contract'
import { call } from './client'
import { keys } from './keys'

export const sendChanges = (request: ChangeRequest) => call<ChangeAnswer>('/changes', request)

/** What the changes would do: everything is checked, nothing is written. */
export const tryChanges = (changes: Change[], revision: number | undefined) =>
  queryOptions({
    queryKey: keys.dryRun(changes, revision),
    queryFn: ({ signal }) =>
      call<ChangeAnswer>('/changes', { changes, reason: '', dryRun: true } satisfies ChangeRequest, signal),
    retry: false,
    gcTime: 0,
  })
