import type { LoyaltyInfoAnswer } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useId } from 'react'
import { StatusList } from './StatusList'
import { loyaltyTexts } from './texts'
import { useLoyaltyMoney } from './use-loyalty-money'
import { useTakeStatus } from './use-take-status'

const Root = styled(Panel)`
  min-width: 0;
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 16px;
  }
  > header > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > header > p {
    color: var(--text-muted);
    font-size: 13px;
    line-height: 18px;
  }
  > header b {
    color: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }
  > p {
    display: flex;
    gap: 8px;
    margin-top: 16px;
    padding-top: 12px;
    border-top: 1px solid var(--border-subtle);
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
  > p > svg {
    flex: none;
    margin-top: 1px;
  }
`
const Reached = styled(Note)`
  flex-wrap: wrap;
  align-items: center;
  margin-top: 16px;
  > div {
    flex: 1 1 200px;
  }
`

/** The participant's status, the next one and what is missing to it; one that is reached can be taken (CAB-050, CAB-054). */
export function StatusPanel({ ITEM, LOYALTY: { STATUSES } }: LoyaltyInfoAnswer) {
  const { money } = useLoyaltyMoney()
  const titleId = useId()
  const take = useTakeStatus()
  const current = STATUSES.find(({ CURRENT }) => isYes(CURRENT))
  const next = STATUSES.find(({ NEXT }) => isYes(NEXT))
  return (
    <Root as="section" data-pad aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{current ? loyaltyTexts.status(current.NAME) : loyaltyTexts.noStatus}</h2>
        {next && next.REST > 0 && (
          <p>
            {loyaltyTexts.untilNext(next.NAME)} <b className="num">{money(next.REST)}</b>
          </p>
        )}
        {current && !next && <p>{loyaltyTexts.highest}</p>}
      </header>
      <StatusList statuses={STATUSES} sum={ITEM.ORDERS_SUM} />
      {next && next.REST <= 0 && (
        <Reached
          tone="success"
          action={
            <Button kind="primary" size="s" busy={take.isPending} onClick={() => take.mutate(next.ID)}>
              {loyaltyTexts.takeNext(next.NAME)}
            </Button>
          }
        >
          {loyaltyTexts.nextReached(next.NAME)}
        </Reached>
      )}
      <p>
        <Icon name="info" size={16} />
        <span>
          {loyaltyTexts.turnover} {money(ITEM.ORDERS_SUM)}.
        </span>
      </p>
    </Root>
  )
}
