import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { choiceLine } from './choice-styles'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

const Line = styled.label(choiceLine)
const Track = styled.input`
  appearance: none;
  flex: none;
  width: 34px;
  height: 20px;
  margin: 0;
  border-radius: 10px;
  background: var(--n-500);
  cursor: inherit;
  transition: background var(--t-fast);
  &::after {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    margin: 2px;
    border-radius: 50%;
    background: var(--n-0);
    transition: transform var(--t-fast);
  }
  &:checked {
    background: var(--accent-edge);
  }
  &:checked::after {
    transform: translateX(14px);
  }
  &:disabled {
    background: var(--n-300);
  }
  /* Forced colours make track and knob one colour. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
    &::after {
      background: ButtonFace;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:disabled {
      background: GrayText;
    }
  }
`

/** On or off with an instant effect («Только активные»). */
export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <Line>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Line>
  )
}
