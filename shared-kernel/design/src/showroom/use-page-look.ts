import { useEffect } from 'react'
import { ALL_LOOKS, lookAttributes } from './looks'

/** Gives the whole document a look while the page is open, so that modals and lists over the page have it, too. */
export function usePageLook(name: string): void {
  useEffect(() => {
    if (name === ALL_LOOKS) return
    const html = document.documentElement
    const before = { scheme: html.dataset.scheme, variant: html.dataset.variant }
    const attributes = lookAttributes(name)
    html.dataset.scheme = attributes['data-scheme']
    html.dataset.variant = attributes['data-variant']
    return () => {
      Object.assign(html.dataset, before)
      for (const key of ['scheme', 'variant'] as const)
        if (before[key] === undefined) delete html.dataset[key]
    }
  }, [name])
}
