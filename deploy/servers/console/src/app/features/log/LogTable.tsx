import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { StatusBadge, type StatusTone } from '@prilavok/shared-kernel/ui/status-badge'
import type { LoggedChange, Overview } from '../../../contract'
import { describeRule } from '../../model/describe-rule'
import { useMayChange } from '../../model/permissions'
import { EVERY_SHOP } from '../../model/rules'
import { formatLogTime, formatTime } from '../../model/time'
import { undoOf } from '../../model/undo'
import { KIND_TEXTS, percent, texts } from '../../texts'
import { usePlanChange } from '../change/ChangeProvider'
import { Mono } from '../frame/frame-styles'
import { TableBox } from '../frame/TableBox'
import { logTexts } from './texts'

const TONES: Partial<Record<LoggedChange['kind'], StatusTone>> = {
  rollout: 'info',
  step: 'info',
  promote: 'success',
  use: 'success',
  rollback: 'warning',
  'automatic-rollback': 'danger',
}

/** Nobody gets anything by these: they have no supplier. */
const OF_REGISTRY: ReadonlySet<LoggedChange['kind']> = new Set(['publish', 'prune'])

const Box = styled(TableBox)`
  table {
    min-width: 720px;
  }
  td {
    font-size: 13px;
    line-height: 18px;
  }
  time {
    white-space: nowrap;
  }
  summary {
    color: var(--accent-text);
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 10px;
    margin: 6px 0;
  }
  dt {
    color: var(--text-muted);
  }
  @media (max-width: 767px) {
    table {
      display: block;
      min-width: 0;
    }
    thead {
      display: none;
    }
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 10px;
      padding: 10px 12px;
      border-bottom: 1px solid var(--border-subtle);
    }
    td {
      padding: 0;
      border: 0;
    }
    td:last-child {
      flex: 1 0 100%;
    }
  }
`

/** `Канарейка 10 % → 25 %` */
function actionText({ kind, before, after }: LoggedChange): string {
  const share = after?.candidate?.share
  if ((kind !== 'rollout' && kind !== 'step') || share === undefined) return KIND_TEXTS[kind]
  const was = before?.candidate?.version === after?.candidate?.version ? before?.candidate?.share : undefined
  const shares = was === undefined ? percent(share) : `${percent(was)} → ${percent(share)}`
  return `${KIND_TEXTS.rollout} ${shares}`
}

const whoText = ({ actor }: LoggedChange): string =>
  actor.kind === 'operator'
    ? actor.name
    : [logTexts.actors[actor.kind], actor.kind === 'command-line' && actor.name].filter(Boolean).join(', ')

function Undo({ line, overview }: { line: LoggedChange; overview: Overview }) {
  const plan = usePlanChange()
  const mayChange = useMayChange(line.shop)
  const changes = mayChange ? undoOf(line, overview) : undefined
  if (!changes) return null
  const what = actionText(line)
  return (
    <Button
      size="s"
      onClick={() =>
        plan({
          title: logTexts.undoTitle(what),
          changes,
          confirm: logTexts.undo,
          needsReason: true,
          isUndo: true,
          reason: logTexts.undoReason(what, formatTime(line.at)),
        })
      }
    >
      {logTexts.undo}
    </Button>
  )
}

function LogDetails({ line, overview }: { line: LoggedChange; overview: Overview }) {
  const figures = Object.entries(line.figures ?? {})
  if (!line.before && !line.after && figures.length === 0) return null
  return (
    <details>
      <summary>{logTexts.details}</summary>
      <dl>
        <dt>{logTexts.before}</dt>
        <dd>{describeRule(line.before, line.shop)}</dd>
        <dt>{logTexts.after}</dt>
        <dd>{describeRule(line.after, line.shop)}</dd>
        {figures.length > 0 && (
          <>
            <dt>{logTexts.figures}</dt>
            <dd>
              {figures
                .map(([name, value]) => `${name}: ${formatNumber(value, Number.isInteger(value) ? 0 : 2)}`)
                .join('; ')}
            </dd>
          </>
        )}
      </dl>
      <Undo line={line} overview={overview} />
    </details>
  )
}

/** Lines of the log: time, who, what, where, which version, why. */
export function LogTable({
  lines,
  overview,
  label,
}: {
  lines: readonly LoggedChange[]
  overview: Overview
  label: string
}) {
  const nameOf = (shop: string) =>
    shop === EVERY_SHOP || !shop
      ? texts.everyShop
      : (overview.shops.find(({ domain }) => domain === shop)?.name ?? shop)
  return (
    <Box label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{logTexts.time}</th>
            <th scope="col">{logTexts.who}</th>
            <th scope="col">{logTexts.action}</th>
            <th scope="col">{logTexts.target}</th>
            <th scope="col">{texts.version}</th>
            <th scope="col">{logTexts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <time dateTime={line.at}>
                  <Mono>{formatLogTime(line.at)}</Mono>
                </time>
              </td>
              <td>{whoText(line)}</td>
              <td>
                <StatusBadge tone={TONES[line.kind] ?? 'neutral'}>{actionText(line)}</StatusBadge>
              </td>
              <td>
                {[line.part, !OF_REGISTRY.has(line.kind) && nameOf(line.shop)].filter(Boolean).join(' · ')}
              </td>
              <td>
                <Mono>{line.version}</Mono>
              </td>
              <td>
                {[line.reason, line.until && logTexts.until(formatTime(line.until))]
                  .filter(Boolean)
                  .join('; ')}
                <LogDetails line={line} overview={overview} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}
