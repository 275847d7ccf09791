import type { PageEvent } from './platform'

const listen = (target: EventTarget, name: string, listener: () => void): (() => void) => {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}

/** Events of a browser's page as the platform tells them. Returns the function that ends the subscription. */
export function listenToPage(page: Window, event: PageEvent, listener: () => void): () => void {
  if (event === 'left') return listen(page, 'pagehide', listener)
  if (event === 'online' || event === 'offline') return listen(page, event, listener)
  const { document } = page
  const state = event === 'hidden' ? 'hidden' : 'visible'
  const ends = [
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === state) listener()
    }),
    ...(event === 'shown' ? [listen(page, 'pageshow', listener)] : []),
  ]
  return () => {
    for (const end of ends) end()
  }
}
