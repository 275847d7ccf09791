import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import Fastify from 'fastify'
import { until } from '../testing/until'
import { createOpenCounter, limitConnections, limitRequests } from './connection-limit'

test('so many are open at once of each network; what ends makes room', () => {
  const { enter, leave } = createOpenCounter(2)
  expect([enter('a'), enter('a'), enter('a'), enter('b')]).toEqual([true, true, false, true])
  leave('a')
  expect([enter('a'), enter('a')]).toEqual([true, false])
  leave('a')
  leave('a')
  leave('a')
  expect([enter('a'), enter('a'), enter('a')]).toEqual([true, true, false])
})

test('a connection beyond them is closed at once', () => {
  const server = new EventEmitter()
  limitConnections(server as unknown as Server, 1)
  const connect = (remoteAddress?: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroy: () => void closed.push(socket),
    })
    server.emit('connection', socket)
    return socket
  }
  const closed: unknown[] = []
  const first = connect('10.0.0.1')
  const second = connect('10.0.0.1')
  connect('10.0.0.2')
  expect(closed).toEqual([second])
  second.emit('close')
  first.emit('close')
  connect('10.0.0.1')
  connect()
  expect(closed).toEqual([second])
})

test('behind proxies it is requests that are limited, by who asks', async () => {
  const app = Fastify({ trustProxy: true })
  limitRequests(app, 1)
  const held: (() => void)[] = []
  app.get('/', () => new Promise((resolve) => held.push(() => resolve('ok'))))
  const ask = (address: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': address } })
  const first = ask('10.0.0.1')
  const other = ask('10.0.0.2')
  await until(() => held.length === 2)
  const rejected = await ask('10.0.0.1')
  expect([rejected.statusCode, rejected.body]).toEqual([429, 'Too many requests at once'])
  expect(rejected.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
  for (const answer of held.splice(0)) answer()
  expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200])
  const again = ask('10.0.0.1')
  await until(() => held.length === 1)
  held[0]?.()
  expect((await again).statusCode).toBe(200)
})
