import { Link, type LinkProps } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ComponentPropsWithRef } from 'react'

const linkStyles = `
  color: var(--accent-text);
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &[data-quiet] { color: inherit; }
  &[data-quiet]:hover { color: var(--accent-text); text-decoration: none; }
`
const Inside = styled(Link)(linkStyles)
const Outside = styled.a(linkStyles)

export interface TextLinkProps extends LinkProps {
  /** In the colour of the text around it: names of products, menus. */
  quiet?: boolean
}

/** A link inside the shop. */
export function TextLink({ quiet, ...rest }: TextLinkProps) {
  return <Inside {...rest} data-quiet={quiet || undefined} />
}

export interface OuterLinkProps extends ComponentPropsWithRef<'a'> {
  quiet?: boolean
  /** Opens a tab of its own. */
  newTab?: boolean
}

/** A link out of the shop's pages: mail, phone, a file, another site. */
export function OuterLink({ quiet, newTab, ...rest }: OuterLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : undefined
  return <Outside {...tab} {...rest} data-quiet={quiet || undefined} />
}
