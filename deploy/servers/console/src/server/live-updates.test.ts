import { isDeepStrictEqual } from 'node:util'
import type { RegistryFollower } from '@prilavok/rollouts/model/registry-state'
import type { Operators } from '@prilavok/rollouts/operators/create-operators'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import { fakeFollower, registryState } from '@prilavok/rollouts/testing/registry-state'
import { createConsole } from './create-console'
import type { ConsoleWorld } from './world'

const OPERATOR: Operator = { login: 'o', name: 'О. Оператор', role: 'platform', shops: [] }

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** What a browser reads of a stream, event by event. */
function eventsOf(response: Response) {
  if (!response.body) throw new Error('the answer has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (): Promise<{ event: string; data: unknown } | 'end'> => {
    for (;;) {
      const found = /^event: (.+)\ndata: (.+)\n\n/.exec(text)
      if (found) {
        text = text.slice(found[0].length)
        return { event: found[1] ?? '', data: JSON.parse(found[2] ?? '') }
      }
      const { done, value } = await reader.read()
      if (done) return 'end'
      text += value
    }
  }
}

/** Reads on to an event; those before it may have been on their way. */
async function untilEvent(next: ReturnType<typeof eventsOf>, expected: unknown): Promise<unknown> {
  for (;;) {
    const event = await next()
    if (isDeepStrictEqual(event, expected)) return event
    if (event === 'end') throw new Error(`the stream ended before ${JSON.stringify(expected)}`)
  }
}

/** The real server on a port, with a follower and sessions that the test moves. */
async function liveConsole() {
  const follower = fakeFollower(registryState({ releases: [], revision: 7 }))
  const listeners = { count: 0 }
  const onChange: RegistryFollower['onChange'] = (listener) => {
    const end = follower.onChange(listener)
    listeners.count += 1
    return () => {
      listeners.count -= 1
      end()
    }
  }
  const sessions = { asked: [] as unknown[], find: async (): Promise<Operator | undefined> => OPERATOR }
  const session: Operators['session'] = (token, options) => {
    sessions.asked.push([token, options])
    return sessions.find()
  }
  const operators = { session } as unknown as Operators
  const world = { follower: { ...follower, onChange }, operators } as unknown as ConsoleWorld
  const app = await createConsole({ world, logLevel: 'silent', beatEvery: 20 })
  closings.push(() => app.close())
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const connect = async () => {
    const abort = new AbortController()
    const headers = { cookie: 'console_session=token' }
    const response = await fetch(`${base}/api/events`, { headers, signal: abort.signal })
    return { response, abort, next: eventsOf(response) }
  }
  return { app, follower, sessions, listeners, connect }
}

const changed = (revision: number) => registryState({ releases: [], revision })

test('every client is told the revision at once, and each change of it', async () => {
  const { follower, connect } = await liveConsole()
  const [first, second] = [await connect(), await connect()]
  expect(first.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(first.response.headers.get('cache-control')).toBe('no-store')
  for (const { next } of [first, second])
    expect(await next()).toEqual({ event: 'revision', data: { revision: 7 } })
  for (const revision of [8, 9]) {
    follower.set(changed(revision))
    for (const { next } of [first, second]) await untilEvent(next, { event: 'revision', data: { revision } })
  }
})

test('beats say whether the registry answers, and do not prolong the session', async () => {
  const { follower, sessions, connect } = await liveConsole()
  const { next } = await connect()
  await next()
  expect(await next()).toEqual({ event: 'health', data: { connected: true } })
  follower.setConnected(false)
  await expect(untilEvent(next, { event: 'health', data: { connected: false } })).resolves.toBeDefined()
  expect(sessions.asked[0]).toEqual(['token', undefined])
  for (const asked of sessions.asked.slice(1)) expect(asked).toEqual(['token', { renew: false }])
})

test('the stream ends with its session, but not because the database is away', async () => {
  const { sessions, listeners, connect } = await liveConsole()
  const { next } = await connect()
  await next()
  sessions.find = async () => {
    throw new Error('no database')
  }
  const asked = sessions.asked.length
  while (sessions.asked.length < asked + 2) expect(await next()).toMatchObject({ event: 'health' })
  sessions.find = async () => undefined
  await untilEvent(next, 'end')
  expect(listeners.count).toBe(0)
})

test('a client that goes is forgotten', async () => {
  const { listeners, connect } = await liveConsole()
  const { abort, next } = await connect()
  await next()
  expect(listeners.count).toBe(1)
  abort.abort()
  while (listeners.count > 0) await new Promise((resolve) => setImmediate(resolve))
  expect(listeners.count).toBe(0)
})

test('a server that stops ends its streams', async () => {
  const { app, listeners, connect } = await liveConsole()
  const { next } = await connect()
  await next()
  await app.close()
  await untilEvent(next, 'end')
  expect(listeners.count).toBe(0)
})

test('without a session there is no stream', async () => {
  const { sessions, listeners, connect } = await liveConsole()
  sessions.find = async () => undefined
  const { response } = await connect()
  expect(response.status).toBe(401)
  expect(listeners.count).toBe(0)
})
