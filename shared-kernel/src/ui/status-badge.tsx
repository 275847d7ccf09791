import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

export type StatusTone = 'neutral' | 'info' | 'accent' | 'success' | 'warning' | 'danger'

export interface StatusBadgeProps {
  /** @default 'neutral' */
  tone?: StatusTone
  icon?: IconName
  children: ReactNode
  className?: string
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 24px;
  padding: 0 9px;
  border-radius: var(--r-s);
  background: var(--n-100);
  color: var(--n-800);
  font-size: 12px;
  font-weight: 500;
  white-space: nowrap;
  &[data-tone='info'] {
    background: var(--info-soft);
    color: var(--info-text);
  }
  &[data-tone='accent'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  &[data-tone='success'] {
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='warning'] {
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger-text);
  }
`

/** A state in words on a soft fill; the text is always there, the colour only helps. */
export function StatusBadge({ tone = 'neutral', icon, children, className }: StatusBadgeProps) {
  return (
    <Root data-tone={tone} className={className}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Root>
  )
}

const ORDER_TONES: Readonly<Record<string, StatusTone>> = {
  sent: 'info',
  'in-progress': 'accent',
  completed: 'success',
  canceled: 'neutral',
  'online-paid': 'success',
  'online-not-paid': 'warning',
  'online-to-payment': 'warning',
  'online-processing': 'info',
  'online-canceled': 'danger',
  PAID: 'success',
  PROCESSING: 'info',
  TO_PAYMENT: 'warning',
  NOT_PAID: 'warning',
}

/** Tone of an order's STATUS_CODE or of its ONLINE_PAY_STATUS code (kit §7, Status badge). */
export const orderStatusTone = (code: string): StatusTone => ORDER_TONES[code] ?? 'neutral'
