import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import type { Change, PartName } from '../../../contract'
import { type Effective, EVERY_SHOP } from '../../model/rules'
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

interface Operation {
  label: string
  title: string
  kind: 'promote' | 'pause' | 'resume' | 'unpin' | 'pin' | 'follow'
  icon?: IconName
}

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
  if (own && shop !== EVERY_SHOP && !rule.pinned)
    operations.push({ label: detailTexts.follow, kind: 'follow', title: detailTexts.followTitle(part) })
  return operations
}

/** Rollback, and what else can be done with what runs. */
export function Operations({
  shop,
  part,
  effective,
}: {
  shop: string
  part: PartName
  effective: Effective
}) {
  const plan = usePlanChange()
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
        {operationsOf(shop, part, effective).map(({ label, title, kind, icon }) => (
          <Button
            key={kind}
            icon={icon}
            onClick={() => plan({ title, changes: [changeOf(kind)], confirm: label })}
          >
            {label}
          </Button>
        ))}
      </Buttons>
      {rollback && <p>{detailTexts.rollbackNote}</p>}
    </Column>
  )
}
