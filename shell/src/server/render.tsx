import {
  type PageModule,
  type RenderJob,
  type RenderSink,
  routeModules,
  type ShellServer,
  STATE_GLOBAL,
} from '@prilavok/shared-kernel/contract'
import { scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { createKernel } from '@prilavok/shared-kernel/create-kernel'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery, favouritesCountQuery, personalQuery } from '@prilavok/shared-kernel/queries'
import { StaticRouter } from 'react-router-dom'
import { pageListQuery } from '../api/get-page-list'
import { App } from '../app/App'
import { matchedUrl } from '../app/matched-page'
import { preparePage } from '../app/prepare-page'
import { createStyleCache, styleTag } from '../app/style-cache'
import { documentHead } from '../document/document-head'
import { NOT_FOUND_HEAD } from '../features/not-found/not-found-head'
import type { ModuleSource } from '../parts/module-source'
import { packQueries } from '../state/query-state'
import { renderToText } from './render-to-text'
import { serverModules } from './server-modules'
import { createServerPlatform } from './server-platform'
import { removeIdentity } from './shared-page'

/** Waits for `work`, but not longer than `milliseconds`. Rejects when `signal` aborts. */
async function atMost(work: Promise<unknown>, milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const passed = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
  })
  await Promise.race([work, passed]).finally(() => over.abort())
}

/** Who visits. His data bring the first number of his favourites along (CAB-081): that is not asked for. */
async function prepareVisitor(kernel: Kernel): Promise<void> {
  const { query } = kernel
  await query.prefetchQuery(personalQuery(kernel))
  const count = query.getQueryData(personalQuery(kernel).queryKey)?.ITEM.FAVORITE_CNT
  if (count === undefined) await query.prefetchQuery(favouritesCountQuery(kernel))
  else query.setQueryData(favouritesCountQuery(kernel).queryKey, { CNT: count })
}

async function prepare(kernel: Kernel, source: ModuleSource, url: string, problem: RenderSink['problem']) {
  const matched = matchedUrl(kernel.plan, url)
  const { query } = kernel
  await Promise.all([
    prepareVisitor(kernel),
    query.prefetchQuery(basketCountsQuery(kernel)),
    matched && preparePage(kernel, source, matched, { layout: true }).catch(problem),
  ])
}

/** What the edge knows of the shop's content pages: no page asks for them. */
function seedPageLists(kernel: Kernel, lists: RenderJob['pageLists']): void {
  if (!lists) return
  for (const type of ['front_up', 'front_down'] as const)
    kernel.query.setQueryData(pageListQuery(kernel, type).queryKey, lists[type])
}

const stateTag = (state: unknown, nonce: string): string =>
  `<script nonce="${nonce}">(self.${STATE_GLOBAL}=self.${STATE_GLOBAL}||[]).push(${scriptJson(state)})</script>`

/** Renders one page: waits for its data up to the deadline, then renders what is there. */
export const render: ShellServer['render'] = async (job: RenderJob, load, sink, signal) => {
  const source = serverModules(load)
  const ended = new AbortController()
  const kernel = createKernel({
    plan: job.plan,
    shop: job.shop,
    ...(job.mapTiles && { mapTiles: job.mapTiles }),
    platform: createServerPlatform(job, ended.signal, () => sink.sessionRejected?.()),
  })
  try {
    const matched = matchedUrl(job.plan, job.url)
    if (matched)
      for (const expose of routeModules(matched.route)) source.getLoaded(matched.route.part, expose)
    seedPageLists(kernel, job.pageLists)
    await atMost(prepare(kernel, source, job.url, sink.problem), job.dataDeadline, signal)
    ended.abort(new Error('The page is rendered with the data that it has.'))
    signal.throwIfAborted()
    await kernel.query.cancelQueries()
    if (job.shared) removeIdentity(kernel)
    sink.head(pageHead(kernel, source, job.url))
    const state = packQueries(kernel.query)
    const cache = createStyleCache()
    const html = await renderToText(
      <StaticRouter location={job.url}>
        <App kernel={kernel} cache={cache} source={source} />
      </StaticRouter>,
      {
        nonce: job.nonce,
        signal,
        problem: sink.problem,
      },
    )
    sink.write(`${styleTag(cache, job.nonce)}<div id="root">${html}</div>${stateTag(state, job.nonce)}`)
  } finally {
    ended.abort(new Error('The page is done.'))
    kernel.dispose()
  }
}

function pageHead(kernel: Kernel, source: ModuleSource, url: string) {
  const matched = matchedUrl(kernel.plan, url)
  if (!matched) return documentHead(kernel.shop, NOT_FOUND_HEAD)
  const module = source.getLoaded(matched.route.part, matched.route.expose) as PageModule<Kernel>
  return {
    ...documentHead(kernel.shop, module.head?.(kernel, matched.page)),
    structuredData: module.structuredData?.(kernel, matched.page),
  }
}
