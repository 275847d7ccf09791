import type { FollowerStatus } from '@prilavok/rollouts/model/registry-state'
import Fastify from 'fastify'
import { addHealthRoutes, type ReadyChecks } from './health-routes'

const REGISTRY = { revision: 7 } as unknown as FollowerStatus

const answerOf = async (path: string, checks: ReadyChecks = {}) => {
  const app = Fastify()
  addHealthRoutes(app, checks, () => REGISTRY)
  const { statusCode, headers, body } = await app.inject(path)
  return { status: statusCode, cache: headers['cache-control'], body: JSON.parse(body) }
}

test('an edge that lives says how its registry is, whatever else is missing', async () =>
  expect(await answerOf('/healthz', { workers: () => false })).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ok', registry: REGISTRY },
  }))

test('an edge with all that it needs is ready', async () =>
  expect(await answerOf('/readyz', { workers: () => true, plans: () => true })).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ok', missing: [] },
  }))

test('an edge that is not ready says what is missing, and nothing else', async () =>
  expect(await answerOf('/readyz', { workers: () => false, plans: () => true, shops: () => false })).toEqual({
    status: 503,
    cache: 'no-store',
    body: { status: 'not ready', missing: ['workers', 'shops'] },
  }))
