import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { createContext, type RefObject, useContext } from 'react'

/** What the modal `authentication` shows, each with a page of its own. */
export type AuthView = 'login' | 'registration' | 'recovery' | 'signUp' | 'firstPassword'

/** What a view begins with. */
export interface ViewOpening {
  /** Typed in the view before. */
  email?: string
  /** Says what has been done there. */
  message?: string
}

export interface AuthViewProps extends ViewOpening {
  /** Whether leaving asks while something is typed: in the modal, which a stray click would close. @default false */
  guard?: boolean
  /** Gets the first field, to put the focus there when the modal opens. */
  firstRef?: RefObject<HTMLInputElement | null>
  /** The buyer is logged in and stays in this shop. */
  onDone: () => void
}

export interface AuthViews {
  /** Shows another view once its code is there; until then, and when it does not come, this one stays. */
  show(view: AuthView, opening?: ViewOpening): void
  /** Loads the code of a view that the buyer is about to open. */
  prefetch(view: AuthView): void
  /** The view whose code is on the way. */
  pending: AuthView | undefined
}

const VIEW_PATHS: Readonly<Record<AuthView, string>> = {
  login: '/login',
  registration: '/registration',
  recovery: '/recovery',
  signUp: '/sign-up',
  // Shown there to whom the session is of.
  firstPassword: '/login',
}

/** Path of a view's page, with what has been typed as an e-mail so far. */
export const viewPath = (view: AuthView, email = ''): string =>
  email.includes('@') ? `${VIEW_PATHS[view]}?${new URLSearchParams({ email })}` : VIEW_PATHS[view]

/** An e-mail of a page's address is taken only if it is one at all (AUTH-005). */
export const prefilledEmail = (email: string | null | undefined): string =>
  email?.includes('@') ? email : ''

export const AuthViewsContext = createContext<AuthViews | null>(null)
AuthViewsContext.displayName = 'AuthViews'

/** Opens another view where this one stands: in the modal, else by its page, which is told of in a notice. */
export function useShowView(): AuthViews['show'] {
  const views = useContext(AuthViewsContext)
  const { notices } = useKernel()
  const navigate = useNavigate()
  const openPage: AuthViews['show'] = (view, { email, message } = {}) => {
    if (message) notices.show({ kind: 'success', text: message })
    navigate(viewPath(view, email))
  }
  return views?.show ?? openPage
}
