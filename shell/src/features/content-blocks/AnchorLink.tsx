import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'

const Root = styled(Link)`
  &:hover {
    color: var(--accent-text);
  }
  &[aria-current] {
    color: var(--accent-text);
    font-weight: 500;
  }
`

interface AnchorLinkProps {
  id: string
  current?: boolean
  /** Said to screen readers instead of the text. */
  label?: string
  children: ReactNode
}

/** A link to a place of this page; `useAnchorScroll` goes there. */
export function AnchorLink({ id, current, label, children }: AnchorLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Root
      to={`${pathname}${search}#${id}`}
      state={{ keepScroll: true }}
      aria-label={label}
      aria-current={current ? 'location' : undefined}
    >
      {children}
    </Root>
  )
}
