import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { openStill } from './open-still'

export interface LoadedScript {
  path: string
  /** Bytes of gzip -9. */
  gzip: number
  /** How the browser learned of it. */
  source: 'preloaded' | 'preloaded low' | 'in the HTML' | 'discovered later'
}

/** Every script file that a first visit loads until the page stands still, biggest first. */
export async function loadedScripts(browser: Browser, url: string): Promise<LoadedScript[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    const { pathname } = new URL(response.url())
    if (response.ok() && /javascript/.test(type)) bodies.set(pathname, response.body())
  })
  const answer = await openStill(page, url)
  const html = (await answer?.text()) ?? ''
  const scripts = await Promise.all(
    [...bodies].map(async ([path, body]) => ({
      path,
      gzip: gzipSync(await body, { level: 9 }).length,
      source: sourceOf(html, path),
    })),
  )
  await context.close()
  return scripts.sort((a, b) => b.gzip - a.gzip)
}

function sourceOf(html: string, path: string): LoadedScript['source'] {
  const tags = [...html.matchAll(/<(link|script)\b[^>]*>/g)].map(([tag]) => tag)
  const naming = tags.filter((tag) => tag.includes(`"${path}"`))
  const preload = naming.find((tag) => tag.includes('rel="preload"'))
  if (preload) return preload.includes('fetchpriority="low"') ? 'preloaded low' : 'preloaded'
  return naming.length > 0 ? 'in the HTML' : 'discovered later'
}
