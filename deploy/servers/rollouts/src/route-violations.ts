import { isRecord, isText } from './json-file'

/** First segments of paths that the edge answers itself. */
const RESERVED =
  /^\/(v[1-4]|upload|parts|beacon|healthz|readyz|release-override|robots\.txt|sitemap[^/]*\.xml|manifest\.webmanifest|shop-icon[^/]*\.(svg|png)|apple-touch-icon\.png)(\/|$)/
const PATH = /^\/([A-Za-z0-9_.-]+|:[A-Za-z][A-Za-z0-9]*)?(\/([A-Za-z0-9_.-]+|:[A-Za-z][A-Za-z0-9]*))*\/?$/

const LISTING_CALL = /^\/v3\/api\/[\w/-]+$/

/** Search engines are told of the page, or of one for each item of a call of the API. */
const isSitemap = (sitemap: unknown) =>
  sitemap === true ||
  (isRecord(sitemap) && isText(sitemap.call) && LISTING_CALL.test(sitemap.call) && isText(sitemap.field))

/** What is wrong with one route of a descriptor. */
export function routeViolations(route: Record<string, unknown>): string[] {
  const { id, path, access, params, slots, title, sitemap, keepsPlan } = route
  const violations: string[] = []
  const named = isText(id) ? id : JSON.stringify(path)
  if (!isText(id) || !id.includes('.')) violations.push(`route ${named}: the id must be like catalog.section`)
  if (!isText(path) || !PATH.test(path))
    violations.push(`route ${named}: ${JSON.stringify(path)} is no path like /catalog/:id`)
  else if (RESERVED.test(path)) violations.push(`route ${named}: ${path} belongs to the edge`)
  if (access !== 'anyone' && access !== 'customer')
    violations.push(`route ${named}: access must be anyone or customer`)
  for (const [name, kind] of Object.entries(isRecord(params) ? params : {})) {
    if (!String(path).split('/').includes(`:${name}`))
      violations.push(`route ${named}: the path has no :${name}`)
    if (kind !== 'digits' && kind !== 'code')
      violations.push(`route ${named}: :${name} must be digits or code`)
  }
  if (slots !== undefined && !(Array.isArray(slots) && slots.every(isText)))
    violations.push(`route ${named}: slots must be a list of slot names`)
  if (keepsPlan !== undefined && keepsPlan !== true) violations.push(`route ${named}: keepsPlan must be true`)
  if (title !== undefined && !isText(title)) violations.push(`route ${named}: the title must be a text`)
  if (sitemap !== undefined && !isSitemap(sitemap))
    violations.push(
      `route ${named}: sitemap must be true or name a call below /v3/api/ and a field of its items`,
    )
  return violations
}
