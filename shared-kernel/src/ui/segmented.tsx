import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface SegmentedItem<Value extends string> {
  value: Value
  label: ReactNode
  icon?: IconName
  /** Muted number after the label. */
  count?: number
  /** Keeps the label for screen readers only below 1200, the icon stays. */
  labelHidden?: boolean
}

export interface SegmentedProps<Value extends string> {
  /** Name of the group for screen readers. */
  label: string
  items: readonly SegmentedItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Equal parts over the whole width, 40 high. */
  block?: boolean
}

const Root = styled.div`
  display: inline-flex;
  padding: 2px;
  border-radius: var(--r-m);
  background: var(--n-100);
  &[data-block] {
    display: flex;
  }
  &[data-block] > label {
    flex: 1;
    height: auto;
    min-height: 40px;
    padding: 4px 6px;
    font-size: 14px;
    line-height: 18px;
    text-align: center;
    white-space: normal;
  }
`
const Part = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 32px;
  height: 32px;
  padding: 0 10px;
  border-radius: var(--r-s);
  font-size: 13px;
  font-weight: 500;
  color: var(--n-700);
  white-space: nowrap;
  cursor: pointer;
  &:has(:checked) {
    background: var(--bg-surface);
    color: var(--n-900);
    box-shadow: var(--sh-s);
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    outline: none;
    cursor: inherit;
  }
  > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--text-muted);
  }
  &:has(:checked) > small {
    @media (forced-colors: active) {
      color: inherit;
    }
  }
  ${media.compact} {
    height: 40px;
    min-width: 44px;
    [data-narrow-hidden] {
      display: none;
    }
  }
`

/** One of a few views of the same thing: list or cards, main or bonus basket. Arrows move (the browser's own radios). */
export function Segmented<Value extends string>({
  label,
  items,
  value,
  onChange,
  block,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label} data-block={block || undefined}>
      {items.map((item) => (
        <Part key={item.value}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.icon && <Icon name={item.icon} size={16} />}
          {item.labelHidden ? (
            <>
              <span data-narrow-hidden aria-hidden>
                {item.label}
              </span>
              <VisuallyHidden>{item.label}</VisuallyHidden>
            </>
          ) : (
            item.label
          )}
          {item.count !== undefined && <small>{item.count}</small>}
        </Part>
      ))}
    </Root>
  )
}
