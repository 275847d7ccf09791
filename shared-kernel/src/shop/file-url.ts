/**
 * Address of a file that the API names (picture, logo, document). Paths are relative to the API's host, which the edge
 * forwards to on the shop's own domain, unless they are absolute (AMB-77). null when there is none.
 */
export function fileUrl(path: string | null | undefined): string | null {
  if (!path) return null
  if (/^(https?:)?\/\//i.test(path)) return path
  return path.startsWith('/') ? path : `/${path}`
}
