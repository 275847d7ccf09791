import type { CustomerSession } from '@prilavok/shared-kernel/contract'
import { formatDateTime } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { deviceOf } from './device-of'
import { sessionTexts } from './texts'
import { useEndSession } from './use-end-session'

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  padding: 12px 16px;
  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  b {
    margin-right: 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 2px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  & + & {
    border-top: 1px solid var(--border-subtle);
  }
`
/** Goes to a line of its own where the row is narrow. */
const Unbroken = styled.span`
  display: inline-block;
`

interface SessionRowProps {
  session: CustomerSession
  onEnded: () => void
}

/** A browser that the customer is logged in with. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { TIME_ZONE } = useShop()
  const { mutate, isPending } = useEndSession(session, onEnded)
  const isCurrent = isYes(session.CURRENT)
  const device = deviceOf(session)
  const created = formatDateTime(session.CREATED, TIME_ZONE)
  const used = formatDateTime(session.LAST_USED, TIME_ZONE)
  const login = sessionTexts.since(created)
  const isUsedSince = !isCurrent && used !== created
  return (
    <Root>
      <div>
        <b>{device}</b>
        {isCurrent && <StatusBadge tone="success">{sessionTexts.current}</StatusBadge>}
        <p>
          {login}
          {isUsedSince && (
            <>
              {' · '}
              <Unbroken>{sessionTexts.lastUsed(used)}</Unbroken>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          kind="quiet"
          size="s"
          aria-label={sessionTexts.endOf(device, login)}
          busy={isPending}
          busyLabel={sessionTexts.ending}
          onClick={() => mutate()}
        >
          {sessionTexts.end}
        </Button>
      )}
    </Root>
  )
}
