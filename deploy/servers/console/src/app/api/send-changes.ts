import { queryOptions } from '@tanstack/react-query'
import type { Change, ChangeAnswer, ChangeRequest } from '../../contract'
import { call } from './client'
import { keys } from './keys'

export const sendChanges = (request: ChangeRequest) => call<ChangeAnswer>('/changes', request)

/** What the changes would do: everything is checked, nothing is written. @param opening number of the opening of the dialog */
export const tryChanges = (changes: Change[], opening: number) =>
  queryOptions({
    queryKey: keys.dryRun(changes, opening),
    queryFn: ({ signal }) =>
      call<ChangeAnswer>('/changes', { changes, reason: '', dryRun: true } satisfies ChangeRequest, signal),
    retry: false,
    gcTime: 0,
  })
