import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionsQuery } from '../../api/get-sessions'
import { SettingsSection } from '../../model/SettingsSection'
import { SessionRow } from './SessionRow'
import { sessionTexts } from './texts'
import { useEndSession } from './use-end-session'

const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--r-m);
`
const Hint = styled.p`
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
`

function Sessions({ onEnded }: { onEnded: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(useKernel()))
  const { mutate, isPending, variables } = useEndSession(onEnded)
  if (!data && error)
    return (
      <ErrorState
        title={sessionTexts.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={sessionTexts.loading}>
        <Skeleton height={66} />
      </div>
    )
  if (data.ITEMS.length === 0) return <p>{sessionTexts.none}</p>
  const sessions = [...data.ITEMS].sort((a, b) => Number(isYes(b.CURRENT)) - Number(isYes(a.CURRENT)))
  return (
    <>
      <List>
        {sessions.map((session) => (
          <SessionRow
            key={session.ID}
            session={session}
            ending={isPending && variables.ID === session.ID}
            onEnd={() => mutate(session)}
          />
        ))}
      </List>
      <Hint>{sessionTexts.hint}</Hint>
    </>
  )
}

/** Where the customer is logged in, this browser first; another one is logged out by its row, all of them at once. */
export function SessionSettings() {
  const { modals } = useKernel()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <SettingsSection
      title={sessionTexts.title}
      titleRef={title}
      action={
        <Button kind="danger-outline" size="s" icon="log-out" onClick={() => modals.open('endSessions', {})}>
          {sessionTexts.endAll}
        </Button>
      }
    >
      <Sessions onEnded={() => title.current?.focus()} />
    </SettingsSection>
  )
}
