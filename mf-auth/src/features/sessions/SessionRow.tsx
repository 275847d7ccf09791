import type { CustomerSession } from '@prilavok/shared-kernel/contract'
import { formatDateTime } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { sessionTexts } from './texts'

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  > div {
    flex: 1;
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

/** «Chrome, Windows». */
export const deviceOf = ({ BROWSER, SYSTEM }: CustomerSession): string =>
  [BROWSER, SYSTEM].filter(Boolean).join(', ') || sessionTexts.unknown

interface SessionRowProps {
  session: CustomerSession
  ending: boolean
  onEnd: () => void
}

/** A browser that the customer is logged in with. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const isCurrent = isYes(session.CURRENT)
  const device = deviceOf(session)
  const times = [
    sessionTexts.since(formatDateTime(session.CREATED)),
    ...(isCurrent ? [] : [sessionTexts.lastUsed(formatDateTime(session.LAST_USED))]),
  ]
  return (
    <Root>
      <div>
        <b>{device}</b>
        {isCurrent && <StatusBadge tone="success">{sessionTexts.current}</StatusBadge>}
        <p>{times.join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button
          kind="quiet"
          size="s"
          aria-label={sessionTexts.endOf(device)}
          busy={ending}
          busyLabel={sessionTexts.ending}
          onClick={onEnd}
        >
          {sessionTexts.end}
        </Button>
      )}
    </Root>
  )
}
