import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import type { ComponentPropsWithRef } from 'react'

interface RowButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName
  /** It runs: the spinner takes the place of the icon. */
  busy?: boolean
  /** On the right: the format of the file, or how far it is. */
  note?: string | undefined
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 32px;
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  color: var(--n-700);
  > span:last-of-type {
    flex: 1;
    color: var(--accent-text);
  }
  > small {
    font-size: 12px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  &:hover > span:last-of-type {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:disabled,
  &:disabled > span:last-of-type {
    color: var(--n-500);
    text-decoration: none;
    cursor: not-allowed;
  }
  ${media.compact} {
    min-height: 44px;
    font-size: 14px;
  }
`

/** A line of the list of documents: icon, link-like text, note. */
export function RowButton({ icon, busy, note, children, ...rest }: RowButtonProps) {
  return (
    <Root type="button" {...rest} aria-busy={busy || undefined}>
      {busy ? <Spinner /> : <Icon name={icon} size={16} />}
      <span>{children}</span>
      {note && <small>{note}</small>}
    </Root>
  )
}
