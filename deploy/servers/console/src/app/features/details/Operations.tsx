import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import { useId } from 'react'
import type { Change, PartName, RolloutRule } from '../../../contract'
import type { RedShop } from '../../../health-tone'
import { type Effective, EVERY_SHOP, isFrozen } from '../../model/rules'
import { formatTime } from '../../model/time'
import { percent } from '../../texts'
import { type PlannedChange, usePlanChange } from '../change/ChangeProvider'
import { detailTexts } from './texts'

const Column = styled.div`
  display: grid;
  gap: 8px;
  > p {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    flex: 1 1 140px;
  }
`

/** Why a candidate should not become the version of everybody, supplier by supplier. */
const redText = (red: readonly RedShop[]) =>
  detailTexts.red(
    red.map(({ shop, candidate, stable }) =>
      detailTexts.redIn(shop, percent(candidate * 100), percent(stable * 100)),
    ),
  )

interface Operation {
  label: string
  title: string
  kind: 'promote' | 'pause' | 'resume' | 'unpin' | 'pin' | 'follow'
  icon?: IconName
  /** Why it cannot be done now. */
  blocked?: string | undefined
}

/** Why nothing but a rollback can be done now. */
const whyFrozen = (rule: RolloutRule): string | undefined =>
  rule.frozenUntil && isFrozen(rule, Date.now())
    ? detailTexts.blocked.onlyRollback(formatTime(rule.frozenUntil))
    : undefined

function operationsOf(
  shop: string,
  part: PartName,
  { rule, own, candidate, version }: Effective,
): Operation[] {
  const operations: Operation[] = []
  if (own && candidate && !rule.pinned) {
    operations.push({
      ...{ label: detailTexts.promote, kind: 'promote', icon: 'check' },
      title: detailTexts.promoteTitle(part, candidate.version),
    })
    if (candidate.steps)
      operations.push(
        candidate.paused
          ? {
              ...{ label: detailTexts.resume, kind: 'resume', icon: 'play' },
              title: detailTexts.resumeTitle(part),
            }
          : {
              ...{ label: detailTexts.pause, kind: 'pause', icon: 'pause' },
              title: detailTexts.pauseTitle(part),
            },
      )
  }
  operations.push(
    own && rule.pinned
      ? { ...{ label: detailTexts.unpin, kind: 'unpin', icon: 'lock' }, title: detailTexts.unpinTitle(part) }
      : {
          ...{ label: detailTexts.pin, kind: 'pin', icon: 'lock' },
          title: detailTexts.pinTitle(part, version),
        },
  )
  if (own && shop !== EVERY_SHOP)
    operations.push({
      ...{ label: detailTexts.follow, kind: 'follow', title: detailTexts.followTitle(part) },
      blocked: rule.pinned ? detailTexts.blocked.followPinned : undefined,
    })
  return operations
}

/** Rollback, and what else can be done with what runs. */
export function Operations({
  shop,
  part,
  effective,
  red,
}: {
  shop: string
  part: PartName
  effective: Effective
  /** Suppliers in which the candidate fails more often than the stable version. */
  red: readonly RedShop[]
}) {
  const plan = usePlanChange()
  const id = useId()
  const frozen = effective.own ? whyFrozen(effective.rule) : undefined
  const operations = operationsOf(shop, part, effective).map((one) => ({
    ...one,
    blocked: one.blocked ?? (one.kind === 'unpin' ? undefined : frozen),
  }))
  const blocked = operations.find((one) => one.blocked)?.blocked
  const { rule, candidate, version, own, lastGood } = effective
  // A candidate goes and the stable version stays; without one the stable version goes back.
  const target = candidate ? version : lastGood
  const isPinned = own && rule.pinned === true
  const rollback: PlannedChange | undefined =
    target && !isPinned
      ? {
          title: detailTexts.rollbackTitle(part, target),
          changes: [
            candidate ? { kind: 'rollback', shop, part } : { kind: 'rollback', shop, part, version: target },
          ],
          confirm: detailTexts.rollback,
          danger: true,
        }
      : undefined
  const changeOf = (kind: Operation['kind']): Change =>
    kind === 'pin' ? { kind, shop, part, version } : { kind, shop, part }
  return (
    <Column>
      {rollback && target && (
        <Button kind="danger-filled" block icon="repeat" onClick={() => plan(rollback)}>
          {detailTexts.rollbackTo(target)}
        </Button>
      )}
      <Buttons>
        {operations.map((one) => (
          <Button
            key={one.kind}
            icon={one.icon}
            aria-disabled={one.blocked !== undefined || undefined}
            aria-describedby={one.blocked && id}
            onClick={() =>
              !one.blocked &&
              plan({
                title: one.title,
                changes: [changeOf(one.kind)],
                confirm: one.label,
                ...(one.kind === 'promote' && red.length > 0 && { needsReason: true, warning: redText(red) }),
              })
            }
          >
            {one.label}
          </Button>
        ))}
      </Buttons>
      {blocked && <p id={id}>{blocked}</p>}
      {rollback && <p>{detailTexts.rollbackNote}</p>}
    </Column>
  )
}
