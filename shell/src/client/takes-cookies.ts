const PROBE = 'cookie_probe=1; Path=/; SameSite=Lax'

/**
 * Whether the browser keeps cookies of the shop. `cookieEnabled` does not tell: Chromium says true of a site whose cookies it blocks.
 * Nothing is written where there are some already, as in nearly every page: the edge has set them.
 */
export function takesCookies({ document, navigator }: Pick<Window, 'document' | 'navigator'>): boolean {
  if (navigator.cookieEnabled === false) return false
  if (document.cookie) return true
  document.cookie = PROBE
  const isKept = document.cookie !== ''
  document.cookie = `${PROBE}; Max-Age=0`
  return isKept
}
