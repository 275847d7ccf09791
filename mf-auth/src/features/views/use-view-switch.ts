import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type ComponentType, useState } from 'react'
import type { AuthView, AuthViewProps, AuthViews, ViewOpening } from '../../model/auth-views'
import { viewsTexts } from './texts'

/** Loads the code of a view; a failed load may be tried again. */
export type ViewLoaders = Record<AuthView, () => Promise<{ default: ComponentType<AuthViewProps> }>>

interface ShownView {
  view: AuthView
  opening: ViewOpening
  Component: ComponentType<AuthViewProps>
}

/** The view that the modal shows. The one before stays in its place until the code of the next is there. */
export function useViewSwitch(
  loaders: ViewLoaders,
  first: ShownView,
): { shown: ShownView; views: AuthViews } {
  const { notices } = useKernel()
  const [shown, setShown] = useState(first)
  const [pending, setPending] = useState<AuthView>()
  const load = async (view: AuthView, opening: ViewOpening) => {
    setPending(view)
    try {
      const { default: Component } = await loaders[view]()
      setShown({ view, opening, Component })
    } catch {
      notices.show({ kind: 'error', text: viewsTexts.notLoaded })
    }
    setPending(undefined)
  }
  const views: AuthViews = {
    show: (view, opening = {}) => void load(view, opening),
    prefetch: (view) => void loaders[view]().catch(() => undefined),
    pending,
  }
  return { shown, views }
}
