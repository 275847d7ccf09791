import { Link, type LinkProps } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ButtonKind, type ButtonSize, buttonStyles } from './button-styles'
import { Icon, type IconName } from './icon'

export interface LinkButtonProps extends LinkProps {
  /** @default 'secondary' */
  kind?: ButtonKind
  /** @default 'm' */
  size?: ButtonSize
  icon?: IconName
  iconAfter?: IconName
  block?: boolean
}

const Root = styled(Link)(buttonStyles)

/** A link inside the shop that looks like a button. */
export function LinkButton({
  kind = 'secondary',
  size = 'm',
  icon,
  iconAfter,
  block,
  children,
  ...rest
}: LinkButtonProps) {
  const iconSize = size === 'l' ? 18 : 16
  return (
    <Root {...rest} data-kind={kind} data-size={size} data-block={block || undefined}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </Root>
  )
}
