import { Link, type LinkProps } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonStyles } from './button-styles'
import { Icon, type IconName } from './icon'

interface ButtonLook {
  /** @default 'secondary' */
  kind?: ButtonKind
  /** @default 'm' */
  size?: ButtonSize
  icon?: IconName
  iconAfter?: IconName
  block?: boolean
}
export interface LinkButtonProps extends LinkProps, ButtonLook {}

const Root = styled(Link)(buttonStyles)
const Outside = styled.a(buttonStyles)

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

export interface OuterLinkButtonProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<ButtonLook, 'kind' | 'size'> {
  href: string
}

/** A link out of the shop's pages, in a tab of its own, that looks like a button. */
export const OuterLinkButton = ({ kind = 'secondary', size = 'm', ...rest }: OuterLinkButtonProps) => (
  <Outside target="_blank" rel="noopener" {...rest} data-kind={kind} data-size={size} />
)
