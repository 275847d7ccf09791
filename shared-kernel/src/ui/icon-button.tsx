import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** Name for screen readers and the tooltip. */
  label: string
  /** Side 32, 36 or 44; at least 40 below 1200. @default 's' */
  size?: 's' | 'm' | 'l'
  /** @default 18 */
  iconSize?: number
  /** A toggle: `aria-pressed`, and the icon filled with the accent when on. */
  pressed?: boolean
  busy?: boolean
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-m);
  color: var(--n-600);
  cursor: pointer;
  transition:
    background var(--t-fast),
    color var(--t-fast);
  &[data-size='m'] {
    width: 36px;
    height: 36px;
  }
  ${media.compact} {
    width: 40px;
    height: 40px;
  }
  &[data-size='l'] {
    width: 44px;
    height: 44px;
  }
  &:hover {
    background: var(--n-100);
    color: var(--n-900);
  }
  &[aria-pressed='true'] {
    color: var(--accent-text);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: var(--n-400);
    cursor: not-allowed;
  }
`

/** A button of one icon, with a name and a tooltip. */
export function IconButton({
  icon,
  label,
  size = 's',
  iconSize = 18,
  pressed,
  busy,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      data-size={size}
      onClick={click}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={iconSize} filled={pressed} />}
    </Root>
  )
}
