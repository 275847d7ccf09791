import type { PageEvent } from './platform'

/** Events of a browser's page as the platform tells them. Returns the function that ends the subscription. */
export function listenToPage(page: Window, event: PageEvent, listener: () => void): () => void {
  if (event === 'hidden') {
    const { document } = page
    const look = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }
  const name = event === 'left' ? 'pagehide' : 'online'
  page.addEventListener(name, listener)
  return () => page.removeEventListener(name, listener)
}
