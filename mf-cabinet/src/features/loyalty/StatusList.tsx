import type { LoyaltyStatus } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { statusPlace } from './status-place'
import { loyaltyTexts } from './texts'
import { useLoyaltyMoney } from './use-loyalty-money'

const Line = styled.div`
  position: relative;
  height: 6px;
  border-radius: 3px;
  background: var(--n-200);
  > i {
    position: absolute;
    inset: 0;
    border-radius: 3px;
    background: var(--accent-edge);
    clip-path: inset(0 calc(100% - var(--at) * 100%) 0 0 round 3px);
  }
  > u {
    position: absolute;
    top: -3px;
    left: calc(var(--at) * 100%);
    width: 2px;
    height: 12px;
    margin-left: -1px;
    border-radius: 1px;
    background: var(--n-700);
    box-shadow: 0 0 0 2px var(--bg-surface);
  }
  ${media.phone} {
    display: none;
  }
`
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--count), minmax(0, 1fr));
  > li {
    padding: 10px 14px 0 0;
    font-size: 13px;
    line-height: 18px;
  }
  b {
    display: block;
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  [aria-current] > b {
    color: var(--accent-text);
    font-weight: 600;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  span {
    display: block;
  }
  p {
    margin-top: 4px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      position: relative;
      padding: 8px 0 8px 16px;
      border-left: 3px solid var(--n-200);
    }
    > li[data-reached] {
      border-color: var(--accent-edge);
    }
  }
`
const at = (place: number) => ({ ['--at' as string]: place })

interface StatusListProps {
  /** From the lowest threshold up. */
  statuses: readonly LoyaltyStatus[]
  /** Roubles that thresholds are compared with. */
  sum: number
}

/** All statuses of the programme on one line: from which sum, what an order brings, what else they give. */
export function StatusList({ statuses, sum }: StatusListProps) {
  const { rate, threshold } = useLoyaltyMoney()
  return (
    <>
      <Line aria-hidden>
        <i style={at(statusPlace(statuses, sum))} />
        {statuses.slice(1).map(({ ID }, index) => (
          <u key={ID} style={at((index + 1) / statuses.length)} />
        ))}
      </Line>
      <List aria-label={loyaltyTexts.statuses} style={{ ['--count' as string]: statuses.length }}>
        {statuses.map((status) => (
          <li
            key={status.ID}
            aria-current={isYes(status.CURRENT) || undefined}
            data-reached={status.REST <= 0 || undefined}
          >
            <b>
              {status.NAME}
              {isYes(status.CURRENT) && <VisuallyHidden>{`, ${loyaltyTexts.yours}`}</VisuallyHidden>}
            </b>
            <small className="num">{loyaltyTexts.from(threshold(status.THRESHOLD))}</small>
            <span className="num">
              {loyaltyTexts.pointsForOrder}: {rate(status.RATE)}
            </span>
            {status.DESCRIPTION && <p>{status.DESCRIPTION}</p>}
          </li>
        ))}
      </List>
    </>
  )
}
