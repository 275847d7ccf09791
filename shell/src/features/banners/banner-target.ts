/** Where a banner leads: to a page of the shop, or to another address. */
export type BannerTarget = { to: string } | { href: string }

const urlOf = (link: string, base: string): URL | undefined => {
  try {
    return new URL(link, base)
  } catch {
    return undefined
  }
}

const isFile = (path: string) => /\.\w+$/.test(path)

/**
 * Reads LINK of a banner, which a supplier has typed: a path of the shop, an address of the shop, or one of another site.
 * @param domain of the shop
 * @returns undefined for what leads nowhere: no link, a page that no part brings, a script
 */
export function bannerTarget(
  link: string | null,
  domain: string,
  hasRoute: (path: string) => boolean,
): BannerTarget | undefined {
  const url = link ? urlOf(link, `https://${domain}`) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.hostname !== domain) return { href: url.href }
  const path = url.pathname + url.search + url.hash
  if (hasRoute(path)) return { to: path }
  return isFile(url.pathname) ? { href: path } : undefined
}
