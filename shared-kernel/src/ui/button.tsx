import { styled } from '@prilavok/shared-kernel/styled'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type ButtonKind, type ButtonSize, buttonStyles } from './button-styles'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'

export type { ButtonKind, ButtonSize }

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One primary in a view. @default 'secondary' */
  kind?: ButtonKind
  /** Heights 32, 36, 44. @default 'm' */
  size?: ButtonSize
  /** On the left; the spinner takes its place while busy. */
  icon?: IconName
  iconAfter?: IconName
  /** The action runs: clicks are ignored, focus stays. */
  busy?: boolean
  /** Says the process while busy («Отправляем…»); the button keeps the width of the longer text. */
  busyLabel?: string
  /** Takes the whole width. */
  block?: boolean
}

const Root = styled.button(buttonStyles)
const Stack = styled.span`
  display: grid;
  justify-items: center;
  > * {
    grid-area: 1 / 1;
  }
  /* Beside an icon, or the spinner in its place, both words begin there. */
  * + & {
    justify-items: start;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`

/** A button of the kit: verb and object, the same word through the flow. */
export function Button({
  kind = 'secondary',
  size = 'm',
  icon,
  iconAfter,
  busy,
  busyLabel,
  block,
  type = 'button',
  onClick,
  children,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const iconSize = size === 'l' ? 18 : 16
  return (
    <Root
      {...rest}
      type={type}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || ariaDisabled}
      onClick={click}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={iconSize} />}
      {busyLabel ? (
        <Stack>
          <span aria-hidden={busy || undefined}>{children}</span>
          <span aria-hidden={!busy || undefined}>{busyLabel}</span>
        </Stack>
      ) : (
        children
      )}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </Root>
  )
}
