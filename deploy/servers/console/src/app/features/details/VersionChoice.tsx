import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PartName, ReleaseInfo, RolloutRule, Withdrawal } from '../../../contract'
import { getOverview } from '../../api/get-overview'
import { getReleases } from '../../api/get-releases'
import { EVERY_SHOP } from '../../model/rules'
import { formatTime } from '../../model/time'
import { usePlanChange } from '../change/ChangeProvider'
import { FIRST_PLAN, FIRST_SHARE, STEP_PLANS, stepPlanOptions } from './step-plans'
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

interface VersionChoiceProps {
  shop: string
  part: PartName
  rule: RolloutRule | undefined
}

const optionOf = ({ version, publishedAt }: ReleaseInfo, withdrawal: Withdrawal | undefined): string =>
  withdrawal
    ? detailTexts.withdrawnOption(version, formatTime(withdrawal.at))
    : `${version}, ${formatTime(publishedAt)}`

const sentence = (reason: string) => (reason && !/[.!?]$/.test(reason) ? `${reason}.` : reason)

/** Another published version: as a candidate whose share grows, or for everybody at once. */
export function VersionChoice({ shop, part, rule }: VersionChoiceProps) {
  const { data: releases = [] } = useQuery(getReleases)
  const { data: overview } = useQuery(getOverview())
  const plan = usePlanChange()
  const [version, setVersion] = useState('')
  const [stepPlan, setStepPlan] = useState(FIRST_PLAN)
  const others = releases.filter(
    (release) =>
      release.part === part &&
      release.version !== rule?.stable &&
      release.version !== rule?.candidate?.version,
  )
  if (others.length === 0) return rule ? null : <p>{detailTexts.noRelease}</p>
  const withdrawalOf = (release: string) =>
    overview?.withdrawals.findLast(
      (one) => one.part === part && one.version === release && (one.shop === shop || one.shop === EVERY_SHOP),
    )
  const withdrawn = withdrawalOf(version)
  const again = withdrawn ? { again: true } : {}
  const chosen = others.some((release) => release.version === version) ? version : ''
  return (
    <Column>
      <SelectField
        label={detailTexts.otherVersion}
        placeholder={detailTexts.chooseVersion}
        value={chosen}
        onChange={setVersion}
        options={others.map((release) => ({
          value: release.version,
          label: optionOf(release, withdrawalOf(release.version)),
        }))}
      />
      {chosen && (
        <>
          <SelectField
            label={detailTexts.stepPlan}
            value={stepPlan}
            onChange={setStepPlan}
            options={stepPlanOptions}
          />
          <Buttons>
            <Button
              onClick={() =>
                plan({
                  title: detailTexts.shareTitle(part, chosen, `${FIRST_SHARE}\u00a0%`),
                  changes: [
                    {
                      kind: 'rollout',
                      ...{ shop, part, version: chosen },
                      share: FIRST_SHARE,
                      ...STEP_PLANS[stepPlan],
                      ...again,
                    },
                  ],
                  confirm: detailTexts.apply,
                  needsReason: withdrawn !== undefined,
                })
              }
            >
              {detailTexts.startCandidate}
            </Button>
            <Button
              onClick={() =>
                plan({
                  title: detailTexts.everybodyTitle(part, chosen),
                  changes: [{ kind: 'use', shop, part, version: chosen, ...again }],
                  confirm: detailTexts.useForAll,
                  needsReason: withdrawn !== undefined,
                })
              }
            >
              {detailTexts.useForAll}
            </Button>
          </Buttons>
          {withdrawn && (
            <Note tone="warning">
              {detailTexts.withdrawnChosen(formatTime(withdrawn.at), sentence(withdrawn.reason))}
            </Note>
          )}
        </>
      )}
    </Column>
  )
}
