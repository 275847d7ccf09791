import { Writable } from 'node:stream'
import { makePlan } from '@prilavok/rollouts/plan'
import { publish } from '@prilavok/rollouts/publish'
import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import type { RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { GREEN } from '../testing/fake-shop'
import { SHELL_SERVER } from '../testing/shell-code'
import { createRenderPool, type RenderPool } from './pool'

const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const { log } = Fastify({ logger: { stream } })
const pools: RenderPool[] = []
afterAll(() => {
  for (const pool of pools) pool.close()
})

async function startPool(mostTaken: number) {
  const releasesDir = temporaryFolder()
  const shell = buildFolder({ name: 'shell' }, { 'node/server.cjs': SHELL_SERVER })
  const { release } = await publish(shell, releasesDir)
  const rules = [{ part: release.name, shop: '*', stable: release.version }]
  const plan = makePlan({ id: GREEN.ID, domain: GREEN.DOMAIN_NAME }, [release], rules)
  const pool = createRenderPool({ size: 1, releasesDir, stallLimit: 1000, memory: 64, mostTaken, log })
  pools.push(pool)
  const job = (url: string): RenderJob => ({
    url,
    plan,
    shop: GREEN,
    apiOrigin: '',
    cookies: {},
    nonce: 'n',
    errorStatuses: [],
    dataDeadline: 10,
  })
  const draw = async (url: string, signal = new AbortController().signal) => {
    const pieces: string[] = []
    const sink: RenderSink = {
      head: () => undefined,
      write: (html) => pieces.push(html),
      problem: () => undefined,
    }
    await pool.render(job(url), sink, signal)
    return pieces.join('')
  }
  return { pool, draw }
}

test('workers are replaced after their share of pages, and no page is lost by it', async () => {
  const { draw } = await startPool(5)
  const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => draw(`/${index}`)))
  for (const [index, page] of pages.entries()) expect(page).toContain(`shell draws /${index}<`)
  expect(await draw('/last')).toContain('shell draws /last<')
  expect(lines.join('')).toContain('a render worker is retired')
})

test('a page that was given up before it began costs nothing', async () => {
  const { draw } = await startPool(100)
  await expect(draw('/', AbortSignal.abort())).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
})
