import type { CustomerSession, SessionsAnswer } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useMutation } from '@tanstack/react-query'
import { endSession } from '../../api/end-session'
import { sessionsQuery } from '../../api/get-sessions'
import { deviceOf } from './device-of'
import { sessionTexts } from './texts'

/**
 * Logs another browser out; its row goes once the server says so, or that the session was over already.
 * @param onEnded the button that was pressed is gone
 */
export function useEndSession(session: CustomerSession, onEnded: () => void) {
  const kernel = useKernel()
  const { queryKey } = sessionsQuery(kernel)
  const mutation = useMutation({
    mutationFn: () =>
      endSession(kernel, session.ID).catch((error) => {
        if (!isApiError(error) || error.status !== 404) throw error
      }),
    onSuccess: () => {
      kernel.query.setQueryData<SessionsAnswer>(queryKey, (known) =>
        known ? { ...known, ITEMS: known.ITEMS.filter(({ ID }) => ID !== session.ID) } : known,
      )
      kernel.notices.show({ kind: 'success', text: sessionTexts.ended(deviceOf(session)) })
      onEnded()
    },
    onError: (error) => {
      // The page has become somebody else's meanwhile.
      if (kernel.errors.report(error, { errors: 'inline' })) return
      kernel.notices.show({
        kind: 'error',
        text: `${sessionTexts.endFailed} ${errorText(error)}`,
        action: { label: sessionTexts.retry, run: () => mutation.mutate() },
      })
    },
    onSettled: () => kernel.query.invalidateQueries({ queryKey }),
    meta: { errors: 'inline' },
  })
  return mutation
}
