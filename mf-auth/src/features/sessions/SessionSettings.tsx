import type { SessionsAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionsQuery } from '../../api/get-sessions'
import { SettingsSection } from '../../model/SettingsSection'
import { SessionRow } from './SessionRow'
import { sessionTexts } from './texts'

const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--r-m);
`
const Hint = styled.p`
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
`

interface SessionsProps {
  query: UseQueryResult<SessionsAnswer>
  onEnded: () => void
}

function Sessions({ query: { data, error, isFetching, refetch }, onEnded }: SessionsProps) {
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
          <SessionRow key={session.ID} session={session} onEnded={onEnded} />
        ))}
      </List>
      <Hint>{sessionTexts.hint}</Hint>
    </>
  )
}

/** A supplier's own back end may not have the call (it is not one of the specification). */
const hasNoCall = (error: unknown): boolean => isApiError(error) && [404, 405].includes(error.status)

/** Where the customer is logged in, this browser first; another one is logged out by its row, all of them at once. */
export function SessionSettings() {
  const kernel = useKernel()
  const { modals } = kernel
  const query = useQuery(sessionsQuery(kernel))
  const title = useRef<HTMLHeadingElement>(null)
  if (hasNoCall(query.error)) return null
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
      <Sessions query={query} onEnded={() => title.current?.focus()} />
    </SettingsSection>
  )
}
