import type { BasketCounts, BasketType, BeaconKind, Boot, PartName } from '@prilavok/shared-kernel/contract'
import { ApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { matchedUrl } from '../app/matched-page'
import type { PartReleases } from '../parts/module-source'
import type { EarlyEvents, PageEvent } from './early-events'
import { createReporter } from './reporter'
import { createVersionNews } from './version-news'
import { measureVitals } from './vitals'

interface TelemetryOptions {
  page: Window
  kernel: Kernel
  boot: Pick<Boot, 'telemetry'>
  events: EarlyEvents
  releases: PartReleases
}

const SERVER_ERROR = 500
const OF_BEGINNING: ReadonlySet<BeaconKind> = new Set(['hydration-mismatch', 'lcp', 'inp', 'cls'])
const isOfServer = (error: unknown) => error instanceof ApiError && error.status >= SERVER_ERROR

/**
 * Reports how the parts of the plan do: by part and the version that really ran. Nothing in it tells one visitor from another, so it
 * does not ask for Do Not Track, which is about following people.
 */
export function startTelemetry({ page, kernel, boot, events, releases }: TelemetryOptions): void {
  const sample = boot.telemetry?.sample ?? 0
  if (sample <= 0) return
  const { plan, bus, query } = kernel
  const route = () => matchedUrl(plan, page.location.pathname)?.route
  const viewed = new Set<string>()
  const vitals = measureVitals(window)
  const news = createVersionNews(kernel, route)
  const versionOf = (part: PartName) => releases.version(part) ?? plan.parts[part]?.version ?? ''

  const view = (part: PartName, version: string) => {
    if (viewed.has(part + version)) return
    viewed.add(part + version)
    reporter.add({ part, version, kind: 'view' })
  }
  const viewRunning = () => {
    view('shell', versionOf('shell'))
    for (const part of Object.keys(plan.parts) as PartName[]) {
      const version = releases.version(part)
      if (version) view(part, version)
    }
  }
  const reporter = createReporter({
    page,
    plan,
    sample,
    isReporting: Math.random() < sample,
    route: () => route()?.id,
    beforeSend(isLeft) {
      viewRunning()
      // Once a page view: they are final when it is left.
      if (isLeft) for (const { kind, value } of vitals.take()) report(kind, { value })
    },
    onAnswer: news.onAnswer,
  })
  /** Of the route's part: what the page was begun with belongs to the version of its plan, also when another one took its place. */
  const report = (kind: BeaconKind, details: { value?: number; reason?: string } = {}) => {
    const part = route()?.part ?? 'shell'
    const planned = OF_BEGINNING.has(kind) ? plan.parts[part]?.version : undefined
    const version = planned ?? versionOf(part)
    view(part, version)
    reporter.add({ part, version, kind, ...details })
  }
  const onEvent = (event: PageEvent) => {
    if (event.kind === 'hydration-mismatch') return report(event.kind, { reason: event.reason })
    const { part, version, phase, reason, curedBy } = event
    view(part, version)
    const failed = phase === 'render' ? 'render-failed' : 'load-failed'
    reporter.add({ part, version, kind: curedBy ? 'fallback' : failed, reason })
  }
  const onError = (error: unknown) => {
    if (page.navigator.onLine && isOfServer(error))
      report('api-error', { reason: (error as ApiError).message })
  }

  const counts = new Map<BasketType, number>()
  /** What a basket held before its first change: without it nobody knows whether that has added anything. */
  const noteBefore = () => {
    const known = query.getQueryData<BasketCounts & { LOYALTY: BasketCounts }>(queryKeys.basketCounts)
    if (!known) return
    if (!counts.has('main')) counts.set('main', known.CNT)
    if (!counts.has('loyalty')) counts.set('loyalty', known.LOYALTY.CNT)
  }
  noteBefore()

  events.follow(onEvent)
  query.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated') return
    if (change.action.type === 'error') onError(change.action.error)
    // `manual`: written by a change of the basket, not what it held before.
    if (change.action.type === 'success' && !change.action.manual) noteBefore()
  })
  query.getMutationCache().subscribe((change) => {
    if (change.type === 'updated' && change.action.type === 'error') onError(change.action.error)
  })
  bus.on('basket:changed', ({ basket, CNT }) => {
    const before = counts.get(basket)
    counts.set(basket, CNT)
    // Another tab tells of its changes, too; the one that the buyer looks at has made it.
    if (before !== undefined && CNT > before && page.document.visibilityState === 'visible')
      report('basket-add')
  })
  bus.on('order:made', () => report('order'))
}
