import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useQuery } from '@tanstack/react-query'
import type { Overview, PartName, RolloutRule } from '../../../contract'
import { figuresOf, redShops, toneOf } from '../../../health-tone'
import { getHealth } from '../../api/get-health'
import { getWaiting } from '../../api/get-waiting'
import { useMayChange } from '../../model/permissions'
import { EVERY_SHOP, effectiveRule, isFrozen } from '../../model/rules'
import { formatTime } from '../../model/time'
import { percent } from '../../texts'
import { usePlanChange } from '../change/ChangeProvider'
import { Mono } from '../frame/frame-styles'
import { OverrideLink } from '../override/OverrideLink'
import { FreezeForm } from './FreezeForm'
import { HealthGrid } from './HealthGrid'
import { Operations } from './Operations'
import { Reasons } from './Reasons'
import { ShareSteps } from './ShareSteps'
import { StepPlanChoice } from './StepPlanChoice'
import { detailTexts } from './texts'
import { VersionChoice } from './VersionChoice'
import { VersionInfo } from './VersionInfo'

const Column = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`
const Head = styled.div`
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  p {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`
const Ahead = styled.p`
  margin-top: 6px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
`
const Between = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 6px;
  font-size: 13px;
  b {
    font-weight: 500;
  }
  span {
    color: var(--text-muted);
  }
`

interface DetailsProps {
  overview: Overview
  shop: string
  part: PartName
}

/** Why the share cannot be changed at all. */
function whyBlocked(shop: string, rule: RolloutRule, mayChange: boolean): string | undefined {
  if (!mayChange) return shop === EVERY_SHOP ? detailTexts.blocked.every : detailTexts.blocked.role
  if (rule.frozenUntil && isFrozen(rule, Date.now()))
    return detailTexts.blocked.frozen(formatTime(rule.frozenUntil))
  return rule.pinned ? detailTexts.blocked.pinned : undefined
}

function ruleText(shop: string, own: boolean): string {
  if (shop === EVERY_SHOP) return detailTexts.everyRule
  return own ? detailTexts.ownRule : detailTexts.commonRule
}

/** Everything about one part of one supplier, and what can be done with it. */
export function Details({ overview, shop, part }: DetailsProps) {
  const { data: health } = useQuery(getHealth)
  const { data: waiting = [] } = useQuery(getWaiting)
  const plan = usePlanChange()
  const mayChange = useMayChange(shop)
  const effective = effectiveRule(overview, shop, part)
  if (!effective)
    return (
      <Column>
        <p>{detailTexts.noRule}</p>
        {mayChange && <VersionChoice shop={shop} part={part} rule={undefined} />}
      </Column>
    )
  const { rule, own, version, candidate, withdrawn } = effective
  const frozen = isFrozen(rule, Date.now())
  const stableFigures = figuresOf(health, shop, part, version)
  const candidateFigures = figuresOf(health, shop, part, candidate?.version)
  const shown = candidate ? candidateFigures : stableFigures
  const tone = candidate ? toneOf(candidateFigures, stableFigures) : 'good'
  const red = candidate
    ? redShops(health, { shop, part }, { candidate: candidate.version, stable: version })
    : []
  const blocked = whyBlocked(shop, rule, mayChange)
  const wait = waiting.find(
    (one) => one.shop === rule.shop && one.part === part && one.salt === candidate?.salt,
  )
  const isProblem = (one: { shop: string }) => one.shop === shop
  return (
    <Column>
      <Head>
        <h2>
          {part.replace(/^mf-/, '')} <Mono>{version}</Mono>
          {candidate && (
            <>
              <Icon name="arrow-right" size={16} />
              <Mono>{candidate.version}</Mono>
            </>
          )}
        </h2>
        <p>{ruleText(shop, own)}</p>
      </Head>
      {overview.problems.filter(isProblem).map(({ problem }) => (
        <Note key={problem} tone="danger">
          {detailTexts.problem} {problem}
        </Note>
      ))}
      {withdrawn.map((one) => (
        <Note key={one.version} tone="danger">
          <b>{detailTexts.withdrawn(one.version)}</b> {formatTime(one.at)}. {one.reason}
        </Note>
      ))}
      <div>
        <Between>
          <b>{detailTexts.share}</b>
          {shown && <span className="num">{detailTexts.views(Math.round(shown.views))}</span>}
        </Between>
        <ShareSteps
          share={candidate?.share}
          blocked={candidate ? blocked : (blocked ?? detailTexts.blocked.noCandidate)}
          blockedAbove={tone === 'bad' ? detailTexts.blocked.bad : undefined}
          onChoose={(share) =>
            candidate &&
            plan({
              title: detailTexts.shareTitle(part, candidate.version, percent(share)),
              changes: [{ kind: 'rollout', shop, part, version: candidate.version, share }],
              confirm: detailTexts.apply,
            })
          }
        />
        {candidate && !blocked && <StepPlanChoice shop={shop} part={part} candidate={candidate} />}
        {candidate?.paused && <Ahead role="status">{detailTexts.paused}</Ahead>}
        {wait && <Ahead role="status">{detailTexts.stepWaits(wait.waitsFor)}</Ahead>}
        {!wait && candidate?.nextStepAt && candidate.steps && (
          <Ahead>
            {detailTexts.stepsAhead(
              candidate.steps
                .filter((step) => step > candidate.share)
                .map((step) => percent(step))
                .join(', '),
              formatTime(candidate.nextStepAt),
            )}
          </Ahead>
        )}
      </div>
      {shown && <HealthGrid one={shown} stable={candidate ? stableFigures : undefined} />}
      {shop !== EVERY_SHOP && <Reasons shop={shop} part={part} version={candidate?.version ?? version} />}
      {mayChange && <Operations shop={shop} part={part} effective={effective} red={red} />}
      {mayChange && !rule.pinned && !frozen && <VersionChoice shop={shop} part={part} rule={rule} />}
      {mayChange &&
        (frozen ? (
          <Button
            onClick={() =>
              plan({
                title: detailTexts.unfreezeTitle(part),
                changes: [{ kind: 'unfreeze', shop, part }],
                confirm: detailTexts.unfreeze,
              })
            }
          >
            {detailTexts.unfreeze}
          </Button>
        ) : (
          <FreezeForm
            onFreeze={(until) =>
              plan({
                title: detailTexts.freezeTitle(part, formatTime(until)),
                changes: [{ kind: 'freeze', shop, part, until }],
                confirm: detailTexts.freeze,
              })
            }
          />
        ))}
      {mayChange && shop !== EVERY_SHOP && (
        <OverrideLink shop={shop} part={part} candidate={candidate?.version} />
      )}
      <VersionInfo part={part} version={candidate?.version ?? version} />
    </Column>
  )
}
