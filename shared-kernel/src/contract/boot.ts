import type { PageLists } from './api/content'
import type { Shop } from './api/shop'
import type { PageHead, StructuredData } from './page'
import type { Plan } from './plan'
import type { ExposedName, PartName } from './release'

/** Where pictures of maps come from. */
export interface MapTiles {
  /** Template: `https://tile.example.com/{z}/{x}/{y}.png`. */
  url: string
  /** Whose they are, shown on the map as their licence asks. */
  attribution: string
}

/** What the edge hands to the browser in `<script type="application/json" id="boot">`. */
export interface Boot {
  plan: Plan
  shop: Shop
  /** `server`: the HTML carries the page, hydrate it; `client`: render from nothing. */
  rendered: 'server' | 'client'
  /** Nonce for style tags that the browser makes. */
  nonce: string
  /** When the document was made, by the clock of the server: milliseconds since 1970. Not in a saved copy, nor of edges of before. */
  at?: number
  /** Why the page is not what was asked for, when it is not. */
  problem?: 'no-connection' | 'server-error'
  /** Server statuses that open the server error modal (AMB-05). */
  errorStatuses: number[]
  /** None: maps are lists of addresses. */
  mapTiles?: MapTiles
  /** Address of the service worker that opens the shop without a connection (ADR 37); none where there is no such worker. */
  serviceWorker?: string
  /** Which share of the page views reports to `BEACON_PATH`, 0 to 1. None: no page does. */
  telemetry?: { sample: number }
  /** A developer's own choice of versions runs in this browser, until then (ISO 8601). */
  override?: { releases: string[]; until: string }
  /** The document is the one that the service worker has saved: the server did not answer. */
  isSavedCopy?: true
}

/** State of the query client, pushed by the HTML as it streams: `self.__PRILAVOK_STATE__.push(…)`. */
export const STATE_GLOBAL = '__PRILAVOK_STATE__'

/** Set by the browser check of the document's head where the shop's scripts cannot run: none of them is loaded then. */
export const OLD_BROWSER_GLOBAL = '__PRILAVOK_OLD__'

/**
 * Hashes of the shell's chunks that the first view loads, and of `CHUNK_INTEGRITY_FILE`, by file name: the shell's scripts have the
 * browser check what they load by it (`deploy/tools/build`, ChunkIntegrity).
 */
export const INTEGRITY_GLOBAL = '__PRILAVOK_INTEGRITY__'

/** File of the shell with the hashes of its other chunks, which its scripts fetch before they load the first of them. */
export const CHUNK_INTEGRITY_FILE = 'chunk-integrity.json'

/** What the edge's worker asks the shell's node build to render. */
export interface RenderJob {
  /** Path and query. */
  url: string
  plan: Plan
  shop: Shop
  /** As the browser will have them: what is rendered there must be the same. */
  mapTiles?: MapTiles
  /** Origin of the supplier API as the server reaches it. */
  apiOrigin: string
  /** Cookies of the session, as the browser will hold them. */
  cookies: Record<string, string>
  nonce: string
  /** Content pages that the layout links to. None: the browser asks for them. */
  pageLists?: PageLists
  /**
   * The page is for every visitor who has nothing of his own: the session in `cookies` is one of the server, and nothing that
   * tells one visitor from another may stand in what is written.
   */
  shared?: true
  /** Milliseconds to wait for `prefetch` before the page is rendered without it. */
  dataDeadline: number
  /** Header of that name (W3C Trace Context) for what the page asks of the API, where it is traced. */
  traceparent?: string
}

/** What the document's head needs to say about the page. */
export interface DocumentHead extends Pick<PageHead, 'robots' | 'canonical' | 'missing'> {
  /** Whole title, with the shop's name. */
  title: string
  description: string
  /** Of the server's document alone. */
  structuredData?: readonly StructuredData[]
}

export interface RenderSink {
  /** Called once, before the first `write`; as soon as the page's data are there, for the status of the document depends on it. */
  head(head: DocumentHead): void
  /** A piece of the body, cut where React flushes: styles, markup of `<div id="root">`, state scripts with the nonce. */
  write(html: string): void
  /** Something failed that the page survives: a slot, a prefetch. */
  problem(error: unknown): void
  /** The API rejected the session of the job: what is rendered lacks its data. Left out by who needs not know. */
  sessionRejected?(): void
}

/** Parts of the document that depend on the shop alone, so they can be sent before the page is rendered. */
export interface DocumentShell {
  /** Attributes of `<html>`: ` lang="ru" data-scheme="green"`. */
  htmlAttributes: string
  /** Markup for `<head>`: inline styles and scripts (with the nonce), icon. No title. */
  head: string
  /** The shop as an installed application. Shells of before have none. */
  webApp?: WebApp
}

/** What browsers need to install a shop; the edge serves it on the shop's own domain. */
export interface WebApp {
  /** The JSON of `WEB_APP_PATHS.manifest`. */
  manifest: string
  /** SVG of `WEB_APP_PATHS.icon`: the first letter of the shop's name on the colour of its scheme. */
  icon: string
  /** The same for platforms that cut icons to a shape of their own, `WEB_APP_PATHS.maskableIcon`. */
  maskableIcon: string
}

/** Where the edge serves `WebApp`, and pictures of its icons for platforms that want no SVG. */
export const WEB_APP_PATHS = {
  manifest: '/manifest.webmanifest',
  icon: '/shop-icon.svg',
  maskableIcon: '/shop-icon-maskable.svg',
  icon192: '/shop-icon-192.png',
  icon512: '/shop-icon-512.png',
  maskableIcon512: '/shop-icon-maskable-512.png',
  /** iOS asks for this name by itself, too. */
  touchIcon: '/apple-touch-icon.png',
} as const

/** What `node/server.cjs` of a shell release exports. The edge imports no React: the chosen shell owns it. */
export interface ShellServer {
  /** Modules handed to the node builds of the other parts, by import name. */
  shared: Record<string, unknown>
  /** `base`: public folder of the shell's web files. */
  documentShell(request: { shop: Shop; base: string; nonce: string }): DocumentShell
  /**
   * Renders one page. `load` gives the node build of an exposed module and throws where there is none.
   * Resolves when everything is written; rejects when the page cannot be rendered on the server (then the browser renders it).
   */
  render(
    job: RenderJob,
    load: (part: PartName, expose: ExposedName) => unknown,
    sink: RenderSink,
    signal: AbortSignal,
  ): Promise<void>
}
