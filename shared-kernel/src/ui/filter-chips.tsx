import { formatNumber } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon, type IconName } from './icon'

export interface FilterChip<Filter extends string> {
  filter: Filter
  label: string
  /** How many rows it shows. */
  count: number
  icon?: IconName | undefined
}

export interface FilterChipsProps<Filter extends string> {
  /** Name of the group. */
  label: string
  chips: readonly FilterChip<Filter>[]
  chosen: Filter
  onChoose: (filter: Filter) => void
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  button {
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
    height: 32px;
    padding: 0 10px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-m);
    font-size: 13px;
    cursor: pointer;
    white-space: nowrap;
    ${media.compact} {
      height: 40px;
    }
  }
  button[aria-pressed='true'] {
    border-color: var(--accent-edge);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    @media (forced-colors: active) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  b {
    font-weight: 600;
  }
  ${media.phone} {
    flex-wrap: nowrap;
    min-width: 0;
    margin: 0 -16px;
    padding: 3px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

/** Counters of a list that filter it (kit §13, «Preview modal»); on phones they scroll sideways. */
export function FilterChips<Filter extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: FilterChipsProps<Filter>) {
  return (
    <Root role="group" aria-label={label}>
      {chips.map(({ filter, label: text, count, icon }) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {icon && <Icon name={icon} size={16} />}
          {text} <b>{formatNumber(count)}</b>
        </button>
      ))}
    </Root>
  )
}
