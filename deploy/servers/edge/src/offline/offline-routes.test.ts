import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { OFFLINE_SHOP_PATH, type Plan, SERVICE_WORKER_PATH } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { EVERYWHERE } from '../http/security-headers'
import type { ShopState } from '../supplier/shops'
import { GREEN } from '../testing/fake-shop'
import { addOfflineRoutes } from './offline-routes'

const part = (base: string) => ({
  version: '1.0.0',
  base,
  entry: ['entry.js'],
  scripts: { './Page': ['page.js', 'page.css'] },
  fallbacks: [],
})
const plan = {
  id: 'plan-id',
  parts: {
    shell: { ...part('/shell/'), fallbacks: [{ ...part('/older/') }] },
    'mf-catalog': part('/catalog/'),
  },
  routes: [],
  slots: {},
  layoutSlots: [],
} as unknown as Plan

function started({
  state = { status: 'open', shop: GREEN } as ShopState,
  hasPlan = true,
  hasWorker = true,
} = {}) {
  const file = join(temporaryFolder(), 'worker.js')
  writeFileSync(file, 'the worker')
  const app = Fastify()
  addOfflineRoutes(app, {
    settings: { errorStatuses: [500], shopAddress: 'https://{domain}' },
    api: { knows: () => true, pictureOriginOf: () => 'https://pictures.example' },
    shops: { get: async () => state },
    plans: { of: () => (hasPlan ? plan : undefined) },
    documentShells: { of: async () => ({ htmlAttributes: '', head: '' }) },
    serviceWorkers: {
      fileOf: async () => (hasWorker ? file : undefined),
      filesOfShell: async () => ['main.js', 'a/chunk-integrity.json', 'font.woff2', 'style.css'],
    },
  } as never)
  return (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { host: GREEN.DOMAIN_NAME, ...headers } })
}

test('the service worker of the shell is asked for again each time', async () => {
  const ask = started()
  const answer = await ask(SERVICE_WORKER_PATH)
  expect([answer.statusCode, answer.body]).toEqual([200, 'the worker'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const head = await ask(SERVICE_WORKER_PATH, 'HEAD')
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('where there is none any more a script removes the one that a browser has', async () => {
  const ask = started({ hasWorker: false })
  const { body } = await ask(SERVICE_WORKER_PATH)
  expect(body).toContain('registration.unregister()')
  expect(body).toContain("indexedDB.deleteDatabase('saved-answers')")
  expect((await ask(OFFLINE_SHOP_PATH)).statusCode).toBe(404)
})

test.each([SERVICE_WORKER_PATH, OFFLINE_SHOP_PATH])(
  '%s is nobody’s on a host without a shop, and for later where that is not known now',
  async (path) => {
    const unknown = await started({ state: { status: 'unknown' } })(path)
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'Not found'])
    expect(unknown.headers['cache-control']).toBe('no-store')
    for (const given of [{ state: { status: 'down' } as const }, { hasPlan: false }]) {
      const later = await started(given)(path)
      expect([later.statusCode, later.body]).toEqual([503, 'Not now'])
      expect(later.headers).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '5',
        'content-type': 'text/plain',
      })
    }
  },
)

test('what a browser saves is a document for every page, what it is sent with, and the files that it needs', async () => {
  const answer = await started()(OFFLINE_SHOP_PATH)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Host, Accept-Encoding',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  const saved = answer.json()
  expect(saved).toMatchObject({
    plan: 'plan-id',
    bases: ['/shell/', '/older/', '/catalog/'],
    files: [
      '/shell/main.js',
      '/shell/a/chunk-integrity.json',
      '/shell/font.woff2',
      '/shell/entry.js',
      '/shell/page.js',
      '/catalog/entry.js',
      '/catalog/page.js',
    ],
    document: expect.stringMatching(/^<!doctype html>.*<\/html>$/s),
    headers: {
      ...EVERYWHERE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining('https://pictures.example'),
    },
  })
  const [, nonce] = /nonce="([^"]+)"/.exec(saved.document) ?? []
  expect(saved.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})

test('it is compressed where the browser takes it so', async () => {
  const answer = await started()(OFFLINE_SHOP_PATH, 'GET', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
})
