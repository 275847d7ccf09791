import type { CustomerSession, SessionsAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useMutation } from '@tanstack/react-query'
import { endSession } from '../../api/end-session'
import { sessionsQuery } from '../../api/get-sessions'
import { deviceOf } from './SessionRow'
import { sessionTexts } from './texts'

/** Logs another browser out; its row goes once the server says so. `onEnded`: the button that was pressed is gone. */
export function useEndSession(onEnded: () => void) {
  const kernel = useKernel()
  const { queryKey } = sessionsQuery(kernel)
  return useMutation({
    mutationFn: (session: CustomerSession) => endSession(kernel, session.ID),
    onSuccess: (_answer, session) => {
      kernel.query.setQueryData<SessionsAnswer>(queryKey, (known) =>
        known ? { ...known, ITEMS: known.ITEMS.filter(({ ID }) => ID !== session.ID) } : known,
      )
      kernel.notices.show({ kind: 'success', text: sessionTexts.ended(deviceOf(session)) })
      onEnded()
    },
    onSettled: () => kernel.query.invalidateQueries({ queryKey }),
    meta: { errors: 'notice' },
  })
}
