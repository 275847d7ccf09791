import type { Plan, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { GREEN } from '../testing/fake-shop'
import { createSharedRendering, isForNobody, type SharedOrder } from './shared-rendering'

const plan = {
  parts: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '2.0.0' } },
} as unknown as Plan
const ORDER: SharedOrder = {
  domain: 'shop.example',
  shop: GREEN,
  plan,
  route: { id: 'catalog.list', path: '/catalog', part: 'mf-catalog', expose: './Page', access: 'anyone' },
  target: '/catalog?page=2',
  apiOrigin: 'http://api',
}
type Write = (sink: RenderSink, job: RenderJob) => void

function started(write: Write) {
  const world = {
    orders: [] as { job: RenderJob; owner: string }[],
    evicted: [] as string[],
    warnings: [] as unknown[],
  }
  const render = createSharedRendering({
    pool: {
      render: async (order) => {
        world.orders.push(order)
        write(order.sink, order.job)
      },
    },
    tokens: {
      get: async (domain) => `token-${domain}-${world.evicted.length}`,
      evict: (domain, token) => void world.evicted.push(`${domain} ${token}`),
    },
    dataDeadline: 100,
    log: { warn: (...given: unknown[]) => void world.warnings.push(given), error: () => undefined } as never,
    now: () => 5000,
  })
  const draw = (changes: Partial<SharedOrder> = {}) =>
    render({ ...ORDER, ...changes }, new AbortController().signal)
  return { world, draw }
}

test('a page of all is rendered without anything of a visitor, under a session of the edge', async () => {
  const { world, draw } = started((sink) => sink.write('<main></main>'))
  await draw({ mapTiles: { url: 'x' } as never, pageLists: { front_up: [], front_down: [] } })
  expect(world.orders).toMatchObject([
    {
      owner: 'mf-catalog@2.0.0',
      job: {
        url: '/catalog?page=2',
        plan,
        shop: GREEN,
        apiOrigin: 'http://api',
        cookies: { access_token: 'token-shop.example-0', expires_in: '3600', expires: '3605000' },
        nonce: expect.stringMatching(/^nonce[0-9a-f]{24}$/),
        dataDeadline: 100,
        mapTiles: { url: 'x' },
        pageLists: { front_up: [], front_down: [] },
        shared: true,
      },
    },
  ])
  await draw({ route: undefined })
  expect(world.orders[1]?.owner).toBe('shell@1.0.0')
  expect(world.orders[1]?.job).not.toHaveProperty('mapTiles')
  expect(world.orders[1]?.job).not.toHaveProperty('pageLists')
})

test('each answer has its own nonce in all places', async () => {
  const { draw } = started((sink, { nonce }) => {
    sink.head({ title: 'Каталог', description: '' })
    sink.write(`<style nonce="${nonce}">`)
    sink.write(`<script nonce="${nonce}">`)
  })
  const page = await draw()
  expect(page.head?.title).toBe('Каталог')
  expect(page.html('abc')).toBe('<style nonce="abc"><script nonce="abc">')
  expect(page.bytes).toBe(2 * page.html('n'.repeat(29)).length)
  expect(page.unfit).toBeUndefined()
  expect(isForNobody(page)).toBe(false)
})

test.each<[string, Write]>([
  ['its text', (sink, { cookies }) => sink.write(`<p>${cookies.access_token}</p>`)],
  ['its head', (sink, { cookies }) => sink.head({ title: cookies.access_token ?? '', description: '' })],
])('a page that shows the session in %s is for nobody', async (_where, write) => {
  const page = await started(write).draw()
  expect([page.unfit, isForNobody(page)]).toEqual(['personal', true])
})

test('a page that lacks a piece is not kept, which the log says', async () => {
  const { world, draw } = started((sink) => sink.problem('no data'))
  const page = await draw()
  expect([page.unfit, isForNobody(page)]).toEqual(['incomplete', false])
  expect(world.warnings).toEqual([[{ part: 'mf-catalog', problem: 'no data' }, 'a page lacks a piece']])
})

test('a session that the API rejects is replaced once', async () => {
  const { world, draw } = started((sink, { cookies }) => {
    if (cookies.access_token?.endsWith('-0')) sink.sessionRejected?.()
  })
  expect((await draw()).unfit).toBeUndefined()
  expect(world.evicted).toEqual(['shop.example token-shop.example-0'])
  expect(world.orders).toHaveLength(2)
})

test('a page whose session is rejected again is for nobody', async () => {
  const { world, draw } = started((sink) => sink.sessionRejected?.())
  const page = await draw()
  expect([page.unfit, isForNobody(page), world.orders.length]).toEqual(['rejected', true, 2])
})
