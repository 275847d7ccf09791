import { OuterLink, TextLink } from '@prilavok/shared-kernel/ui/link'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { type AuthView, AuthViewsContext, viewPath } from './auth-views'

interface WayToProps {
  view: AuthView
  /** Typed so far; the view begins with it. */
  email?: string
  children: ReactNode
}

/** A link to another view: in the modal it stays there, elsewhere and in a tab of its own it is that view's page. */
export function WayTo({ view, email = '', children }: WayToProps) {
  const views = useContext(AuthViewsContext)
  const path = viewPath(view, email)
  if (!views) return <TextLink to={path}>{children}</TextLink>
  const isPending = views.pending === view
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    views.show(view, { email })
  }
  return (
    <OuterLink
      href={path}
      aria-busy={isPending || undefined}
      onClick={show}
      onPointerEnter={() => views.prefetch(view)}
      onFocus={() => views.prefetch(view)}
    >
      {children} {isPending && <Spinner />}
    </OuterLink>
  )
}
