import {
  type Boot,
  CHUNK_INTEGRITY_FILE,
  DEFAULT_DESCRIPTION,
  type DocumentHead,
  type DocumentShell,
  INTEGRITY_GLOBAL,
  OLD_BROWSER_GLOBAL,
  type Plan,
  type PlannedRelease,
  type Shop,
} from '@prilavok/shared-kernel/contract'
import { escapeHtml, scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { absoluteAddresses } from './absolute-addresses'
import { type Preload, type StartScript, shellScripts } from './preloads'

const SCHEMA = { '@context': 'https://schema.org' }

const preloadLink = ({ href, low, integrity }: Preload, nonce: string) => {
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  const priority = low ? ' fetchpriority="low"' : ''
  return `<link rel="preload" as="script" href="${escapeHtml(href)}" nonce="${nonce}"${hash}${priority}>`
}

/** What can be sent before the page is rendered: the document shell of the shop. */
export const documentStart = ({ htmlAttributes, head }: DocumentShell): string =>
  `<!doctype html><html${htmlAttributes}><head>${head}`

/** Picture that stands for a page where a link to it is shared: of its first thing that has one, else the shop's logo. */
function pictureOf({ structuredData = [] }: DocumentHead, shop: Shop): string | undefined {
  const [picture] = structuredData.flatMap(({ image }) => image).filter((image) => typeof image === 'string')
  return picture ?? (shop.LOGO || undefined)
}

const absolute = (path: string, address: string) =>
  /^https?:/.test(path) ? path : address + (path.startsWith('/') ? path : `/${path}`)

/** What messengers show of a link to the page (Open Graph, ogp.me). */
function openGraph(head: DocumentHead, shop: Shop, address: string): string {
  const picture = pictureOf(head, shop)
  const properties: [name: string, content: string | undefined][] = [
    ['site_name', shop.NAME],
    ['locale', 'ru_RU'],
    ['type', 'website'],
    ['title', head.title],
    ['description', head.description],
    ['url', head.canonical && address + head.canonical],
    ['image', picture && absolute(picture, address)],
  ]
  return properties
    .filter(([, content]) => content)
    .map(([name, content = '']) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
    .join('')
}

/**
 * The rest of the head, as the page says it, and the beginning of the body.
 * @param address of the shop's pages: `https://shop.example`
 */
export function documentHead(head: DocumentHead, shop: Shop, address: string): string {
  const { title, description, robots, canonical, structuredData = [] } = head
  const things = structuredData.map((thing) => absoluteAddresses({ ...SCHEMA, ...thing }, address))
  return [
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    robots && `<meta name="robots" content="${robots}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(address + canonical)}">`,
    !robots && openGraph(head, shop, address),
    // No nonce: data are no script, whatever a policy says.
    ...things.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
    '</head><body>',
  ]
    .filter(Boolean)
    .join('')
}

/** The shop's own words, for a page that the browser renders. */
export const shopHead = (shop: Shop): DocumentHead => ({
  title: shop.SEARCH_TITLE || shop.NAME,
  description: shop.SEARCH_DESCRIPTION || DEFAULT_DESCRIPTION,
})

/** Hashes of the start-up scripts. Those of all their chunks would make every page some kilobytes heavier, which no compression takes back. */
const entryIntegrity = ({ entry, integrity = {} }: PlannedRelease): Record<string, string> =>
  Object.fromEntries(entry.flatMap((path) => (integrity[path] ? [[path, integrity[path]]] : [])))

const browserRelease = <Planned extends PlannedRelease>(release: Planned): Planned => ({
  ...release,
  integrity: entryIntegrity(release),
  scripts: {},
  consumes: undefined,
  sharedScripts: undefined,
})

/** The plan as the browser needs it: which scripts a module consists of and needs is for the preloads alone, as the sitemap is for robots. */
const browserPlan = (plan: Plan): Plan => ({
  ...plan,
  routes: plan.routes.map(({ sitemap: _, ...route }) => route),
  parts: Object.fromEntries(
    Object.entries(plan.parts).map(([name, part]) => [
      name,
      { ...browserRelease(part), fallbacks: part.fallbacks.map(browserRelease) },
    ]),
  ) as Plan['parts'],
})

/**
 * Begins the shell's scripts, as async ones, unless the browser check has found that they cannot run here. Syntax of ES3: old
 * browsers read it, too. They are preloaded all the same, so that the browser finds them before it comes to this script.
 */
const scriptLoader = (scripts: readonly StartScript[], chunks: Record<string, string>, nonce: string) =>
  `<script nonce="${nonce}">self.${INTEGRITY_GLOBAL}=${scriptJson(chunks)};if(!self.${OLD_BROWSER_GLOBAL})(function(hrefs,hashes,at,script){for(at=0;at<hrefs.length;at++){` +
  "script=document.createElement('script');script.src=hrefs[at];script.integrity=hashes[at];" +
  `script.nonce='${nonce}';document.body.appendChild(script)}})` +
  `(${scriptJson(scripts.map(({ href }) => href))},${scriptJson(scripts.map(({ integrity = '' }) => integrity))})</script>`

/** Hashes of the shell's chunks that the first view loads, by file name, and of the file with those of all others. */
const shellChunks = ({ parts: { shell } }: Plan, preloads: readonly Preload[]) => {
  const others = {
    href: shell.base + CHUNK_INTEGRITY_FILE,
    integrity: shell.integrity?.[CHUNK_INTEGRITY_FILE],
  }
  return Object.fromEntries(
    [...preloads, others].flatMap(({ href, integrity }) =>
      integrity && href.startsWith(shell.base) ? [[href.slice(href.lastIndexOf('/') + 1), integrity]] : [],
    ),
  )
}

/**
 * What the browser's scripts start from, the scripts, and what to fetch beside them. All of it stands behind the content: named
 * before it, the scripts would take the line from the page that the visitor waits for (first paint on a slow line, measured
 * 0.3 s later). The JSON comes first: an async script may run at once.
 */
export function documentBoot(boot: Boot, preloads: readonly Preload[]): string {
  const { nonce, plan } = boot
  const scripts = shellScripts(plan)
  const own = scripts.map((script) => preloadLink({ ...script, low: true }, nonce))
  const others = preloads.map((preload) => preloadLink(preload, nonce))
  const data = scriptJson({ ...boot, plan: browserPlan(plan) })
  return (
    `<script type="application/json" id="boot" nonce="${nonce}">${data}</script>` +
    own.join('') +
    scriptLoader(scripts, shellChunks(plan, preloads), nonce) +
    others.join('')
  )
}

/** Where the browser renders a page that the server did not; says so until its scripts have come (SHELL-005). */
export const EMPTY_ROOT =
  '<div id="root"><p role="status" aria-busy="true" style="padding:80px 24px;text-align:center">Магазин загружается…</p></div>'
export const DOCUMENT_END = '</body></html>'
