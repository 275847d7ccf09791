import { openPlainPage } from './browser/bench-page'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { turnPage } from './browser/turn-page'
import { writeFileSync } from 'node:fs'
const url = process.argv[2]!
const browser = await openBrowser()
const { page, close } = await openPlainPage(browser)
page.setDefaultTimeout(240_000); await page.goto(url + '/', { waitUntil: 'commit', timeout: 240_000 }); await page.waitForTimeout(40_000)
const cdp = await page.context().newCDPSession(page)
const steps: [string, string][] = [['shell → catalog', '/catalog-list'], ['catalog → cabinet', '/client/offers'], ['cabinet → auth','/registration'],['auth → basket','/basket'],['basket → shell','/content/front_up/how_to_make_order']]
for (const [name, href] of steps) {
  const events: any[] = []
  const link = page.locator(`footer a[href="${href}"]`)
  await link.hover(); await page.waitForTimeout(12_000)
  const on = (e: any) => events.push(...e.value)
  cdp.on('Tracing.dataCollected', on)
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline,disabled-by-default-v8.cpu_profiler,blink.user_timing,v8,toplevel' } as any)
  const ms = await turnPage(page, link)
  const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
  await cdp.send('Tracing.end'); await done
  cdp.off('Tracing.dataCollected', on)
  writeFileSync(`/tmp/w/shell-prof/${href.replace(/\W+/g, '_')}.json`, JSON.stringify(events))
  const click = events.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'click')
  const from = click?.ts, to = from + ms * 1000
  const main = events.filter((e) => e.tid === click.tid && e.ph === 'X' && e.ts >= from - 1 && e.ts < to)
  const sums = new Map<string, [number, number, number]>()
  for (const e of main) { const s = sums.get(e.name) ?? [0,0,0]; s[0] += (e.tdur ?? 0)/1000; s[1] += (e.dur??0)/1000; s[2]++; sums.set(e.name, s) }
  console.log('\n' + name, ms.toFixed(0), 'ms')
  for (const [k, v] of [...sums].sort((a,b)=>b[1][0]-a[1][0]).slice(0,14)) console.log('  ', k.padEnd(34), 'cpu', v[0].toFixed(1), 'wall', v[1].toFixed(1), '×', v[2])
}
await close(); await browser.close()
