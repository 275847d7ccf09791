import { type Boot, STATE_GLOBAL } from '@prilavok/shared-kernel/contract'
import { createKernel } from '@prilavok/shared-kernel/create-kernel'
import { createErrorHandler } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { createStore } from '@prilavok/shared-kernel/store'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { isSameLogin, type LoginIdentity, readLoginIdentity } from '@prilavok/shared-kernel/token'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Path } from 'react-router-dom'
import { App } from '../app/App'
import { isLoadedAhead } from '../app/is-loaded-ahead'
import { matchedUrl } from '../app/matched-page'
import { loadRoute, preparePage } from '../app/prepare-page'
import { adoptStyles } from '../app/style-cache'
import { createHydrationRoots } from '../deferred-hydration/create-hydration-roots'
import { firstInteraction } from '../deferred-hydration/first-interaction'
import { followLinks } from '../deferred-hydration/follow-links'
import { HydrationRootsProvider } from '../deferred-hydration/hydration-roots'
import { FirstInteractionProvider } from '../deferred-hydration/use-first-interaction'
import { avoidRelease } from '../federation/failed-releases'
import { savesData } from '../model/saves-data'
import { guardedHistory } from '../navigation/guarded-history'
import type { Packed } from '../state/pack'
import { unpackQueries } from '../state/query-state'
import { createEarlyEvents } from '../telemetry/early-events'
import { askForPage } from './ask-for-page'
import { BrowserRouter } from './BrowserRouter'
import { browserModules } from './browser-modules'
import { createBrowserPlatform } from './browser-platform'
import { checkSession } from './check-session'
import { clockError } from './clock-error'
import { nextTask } from './next-task'
import { createPrefetch, pageLoader } from './prefetch'
import { renderInLongerSlices } from './render-slices'
import { takesCookies } from './takes-cookies'

declare global {
  interface Window {
    [STATE_GLOBAL]?: Packed[]
  }
}

const readBoot = (page: Window): Boot => {
  const text = page.document.getElementById('boot')?.textContent
  if (!text) throw new Error('The page has no boot data: it was not made by the edge.')
  return JSON.parse(text) as Boot
}

const isRenderedForAnother = ({ query, platform }: Kernel): boolean => {
  const login = query.getQueryData<LoginIdentity>(queryKeys.login)
  return login !== undefined && !isSameLogin(login, readLoginIdentity(platform.cookies))
}

const urlOf = ({ pathname, search }: Path) => pathname + search

const takeState = (page: Window, kernel: Kernel) => {
  for (const state of page[STATE_GLOBAL] ?? []) unpackQueries(kernel.query, state)
}

/** A script that hangs holds up the page's `load`: then work that waits for it begins so many ms later all the same. */
const LOAD_TIMEOUT_MS = 10_000

/** After the page has loaded, and not in its way. */
const whenLoaded = (page: Window, work: () => Promise<unknown>) => {
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    whenIdle(() => void work().catch(() => undefined))
  }
  if (page.document.readyState === 'complete') return start()
  page.addEventListener('load', start, { once: true })
  page.setTimeout(start, LOAD_TIMEOUT_MS)
}

/**
 * Starts the page: kernel from the boot data, the route's module, then hydration (or the first render).
 * @param onPageChange called when another page has taken the place of the one before
 */
export async function start({ onPageChange }: { onPageChange: () => void }): Promise<void> {
  const page = window
  renderInLongerSlices()
  const boot = readBoot(page)
  const isOnline = () => page.navigator.onLine
  const source = browserModules(boot.plan, page, {
    defers: boot.rendered === 'server',
    mayReplace: () => isOnline() && !kernel.leaveGuards.active(),
    onFailure(failure) {
      kernel.bus.emit('part:failed', failure)
      if (isOnline() && !failure.curedBy) avoidRelease(page, failure.part, failure.version)
    },
  })
  const navigation = createPrefetch({
    load: (path) => pageLoader(kernel, source)(path),
    shown: () => page.location.pathname + page.location.search,
    savesData: () => savesData(page.navigator),
  })
  const kernel: Kernel = createKernel({
    plan: boot.plan,
    shop: boot.shop,
    mapTiles: boot.mapTiles,
    platform: createBrowserPlatform(page, clockError(page, boot)),
    onError: createErrorHandler(boot.errorStatuses),
    savesAnswers: boot.serviceWorker ? { isSavedCopy: boot.isSavedCopy === true } : undefined,
    navigation,
  })
  if (!takesCookies(page))
    void import(/* webpackChunkName: "cookies-off" */ '../features/cookies-off/tell-cookies-off')
      .then(({ tellCookiesOff }) => tellCookiesOff(kernel))
      .catch(() => undefined)
  kernel.bus.on('session:changed', navigation.forget)
  const events = createEarlyEvents(kernel.bus)
  // Each in a task of its own: together they are a long one on a slow telephone.
  await nextTask()
  takeState(page, kernel)
  await nextTask()
  kernel.token.obtained.subscribe(
    () =>
      void import(/* webpackChunkName: "renew-shop" */ './renew-shop').then(
        ({ renewShop }) => renewShop(kernel),
        () => undefined,
      ),
  )
  // Rendered for a login that another tab has ended meanwhile: nothing of it is taken over.
  const isOfAnother = boot.rendered === 'server' && isRenderedForAnother(kernel)
  if (isOfAnother) kernel.query.clear()
  const rendered = isOfAnother ? 'client' : boot.rendered
  const navigations = createStore(0)
  const interaction = firstInteraction(page, kernel.bus, navigations)
  void interaction.then(() => {
    kernel.api.warm()
    checkSession(kernel)
  })

  const cache = adoptStyles(page, boot.nonce)
  const history = guardedHistory(
    createBrowserHistory({ window: page, v5Compat: true }),
    kernel.leaveGuards,
    page,
  )
  followLinks(
    page,
    (path) => history.push(path),
    (name) => kernel.modals.open(name as 'authentication', {}),
  )
  const opensAtOnce = (from: Path, to: Path) =>
    navigation.takePrepared(urlOf(to)) || isLoadedAhead(boot.plan, source, urlOf(from), urlOf(to))
  const onNavigation = (from: Path, to: Path) => {
    navigations.update((count) => count + 1)
    if (urlOf(from) !== urlOf(to)) askForPage(kernel, source, urlOf(to))
  }
  const app = <App kernel={kernel} cache={cache} source={source} problem={boot.problem} />
  const tree = (
    <HydrationRootsProvider value={createHydrationRoots(page)}>
      <BrowserRouter
        history={history}
        opensAtOnce={opensAtOnce}
        onNavigation={onNavigation}
        onPageChange={onPageChange}
      >
        {rendered === 'server' ? (
          <FirstInteractionProvider value={interaction}>{app}</FirstInteractionProvider>
        ) : (
          app
        )}
      </BrowserRouter>
    </HydrationRootsProvider>
  )
  if (boot.serviceWorker)
    whenLoaded(page, async () => {
      const { startOffline } = await import(/* webpackChunkName: "offline" */ '../offline/start-offline')
      startOffline(page, kernel, boot)
    })
  if (boot.telemetry)
    whenLoaded(page, async () => {
      const { startTelemetry } = await import(
        /* webpackChunkName: "telemetry" */ '../telemetry/start-telemetry'
      )
      startTelemetry({ page, kernel, boot, events, releases: source.releases })
    })
  if (boot.override)
    whenLoaded(page, async () => {
      const { showOverride } = await import(
        /* webpackChunkName: "override" */ '../features/override/show-override'
      )
      showOverride(page.document, boot, cache)
    })
  const root = page.document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const matched = matchedUrl(boot.plan, page.location.pathname + page.location.search)
  if (rendered === 'client') {
    root.replaceChildren()
    if (matched) void preparePage(kernel, source, matched, { layout: true }).catch(() => undefined)
    createRoot(root).render(tree)
    return
  }
  if (matched) await loadRoute(source, matched).catch(() => undefined)
  await nextTask()
  // As a transition React hydrates in slices and lets input through between them.
  startTransition(() => void hydrateRoot(root, tree, { onRecoverableError: events.onRecoverableError }))
}
