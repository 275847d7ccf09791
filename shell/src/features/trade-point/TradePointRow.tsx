import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { type SpecialDays, specialDays } from '@prilavok/shared-kernel/contract/special-days'
import { formatAddress, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { placeUrl, routeUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { useEffect, useState } from 'react'
import { zonedTime } from '../../model/zoned-clock'
import type { MarkedPoint } from './marked-points'
import { tradePointTexts } from './texts'

const Root = styled.li`
  display: flex;
  gap: 16px;
  padding: 20px 24px;
  border-bottom: 1px solid var(--border-subtle);
  break-inside: avoid;
  overflow-wrap: anywhere;
  &:last-of-type {
    border-bottom: 0;
  }
  &[data-selected] {
    background: var(--accent-soft);
  }
  > div {
    display: grid;
    flex: 1;
    gap: 4px;
    align-content: start;
    min-width: 0;
  }
  h2 {
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  p[data-muted] {
    color: var(--text-muted);
  }
  p[data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  p[data-links] > a {
    padding: 4px 0;
  }
  @media (max-width: 767px) {
    padding: 16px 12px;
    gap: 12px;
  }
`
const MARK = `
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--n-700);
  color: var(--n-0);
  font-size: 13px;
  font-weight: 600;
`
const Mark = styled.span(`
  ${MARK}
  background: var(--n-100);
  color: var(--n-600);
`)
/** 28 px to see, 44 to press. */
const MarkButton = styled.button(`
  ${MARK}
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
`)

interface TradePointRowProps extends MarkedPoint {
  selected: boolean
  /** None where no map is shown. */
  onSelect: (() => void) | undefined
}

/** One point: where it is, when it is open, whom to call; its mark chooses it on the map. */
export function TradePointRow({ point, place, selected, onSelect }: TradePointRowProps) {
  const { NAME, ADDRESS, PHONES, EMAIL } = point
  const address = { ...place, title: ADDRESS.SPECIFICATION }
  return (
    <Root data-selected={selected || undefined} data-point={place.id}>
      {onSelect ? (
        <MarkButton
          type="button"
          aria-pressed={selected}
          aria-label={tradePointTexts.show(place.mark, NAME)}
          onClick={onSelect}
        >
          {place.mark}
        </MarkButton>
      ) : (
        <Mark aria-hidden>
          <Icon name="store" size={16} />
        </Mark>
      )}
      <div>
        <h2>{NAME}</h2>
        <p>{formatAddress(ADDRESS.SPECIFICATION)}</p>
        <Hours point={point} />
        <p data-links>
          {PHONES.map((phone) => (
            <OuterLink key={phone} className="num" href={phoneHref(phone)}>
              {phoneText(phone)}
            </OuterLink>
          ))}
          {EMAIL && <OuterLink href={`mailto:${EMAIL}`}>{EMAIL}</OuterLink>}
        </p>
        <p data-links>
          <OuterLink href={routeUrl(address)} newTab aria-label={tradePointTexts.routeTo(NAME)}>
            {tradePointTexts.route}
          </OuterLink>
          {!onSelect && (
            <OuterLink href={placeUrl(address)} newTab aria-label={tradePointTexts.onMapOf(NAME)}>
              {tradePointTexts.onMap}
            </OuterLink>
          )}
        </p>
      </div>
    </Root>
  )
}

/** Special days depend on the day: they are known after the first render. */
function Hours({ point }: { point: TradePoint }) {
  const { platform, shop } = useKernel()
  const [special, setSpecial] = useState<SpecialDays>()
  useEffect(
    () => setSpecial(specialDays(point, zonedTime(platform.now(), shop.TIME_ZONE).day)),
    [point, platform, shop],
  )
  return (
    <>
      {point.WORK_SCHEDULE && <p data-muted>{point.WORK_SCHEDULE}</p>}
      {special && <p>{tradePointTexts.specialDays(special.days, special.hours)}</p>}
    </>
  )
}
