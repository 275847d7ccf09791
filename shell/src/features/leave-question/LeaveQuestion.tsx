import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type LeaveQuestion as Question, useLeaveQuestion } from '@prilavok/shared-kernel/leave-guard'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

/** Nobody is locked into a page because its dialog could not be loaded. */
function WithoutDialog({ question }: { question: Question | undefined }): ReactNode {
  useEffect(() => question?.leave(), [question])
  return null
}

const LeaveDialog = lazy<ComponentType<{ question: Question | undefined }>>(() =>
  import('@prilavok/shared-kernel/ui/leave-dialog').catch(() => ({ default: WithoutDialog })),
)

/** Asks before unsaved input of the page is left behind. */
export function LeaveQuestion() {
  const question = useLeaveQuestion(useKernel().leaveGuards)
  const [needed, setNeeded] = useState(false)
  if (question && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <LeaveDialog question={question} />
    </Suspense>
  )
}
