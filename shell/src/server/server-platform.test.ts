import { createServerPlatform } from './server-platform'

const job = { apiOrigin: 'http://api.example', traceparent: undefined, cookies: { region: '7' } }
const platform = (onSessionRejected: () => void = () => undefined, { signal } = new AbortController()) =>
  createServerPlatform(
    job as unknown as Parameters<typeof createServerPlatform>[0],
    signal,
    onSessionRejected,
  )

test('a request has its own cookies, and stores of its own that begin empty', () => {
  const { cookies, local, session } = platform()
  expect(cookies.get('region')).toBe('7')
  expect(local.get('region')).toBeUndefined()
  expect(session.get('region')).toBeUndefined()
  cookies.set('region', '8')
  expect(cookies.get('region')).toBe('8')
  cookies.remove('region')
  expect(cookies.get('region')).toBeUndefined()
  expect(job.cookies).toEqual({ region: '7' })
})

test('there is a connection, no other tab and nobody to wait for', async () => {
  const { kind, isOnline, tabs, onPage, withLock, now, apiOrigin } = platform()
  expect([kind, isOnline(), apiOrigin]).toEqual(['server', true, 'http://api.example'])
  const listener = jest.fn()
  const ends = [tabs.subscribe(listener), onPage('online', listener)]
  tabs.post({} as never)
  for (const end of ends) end()
  expect(listener).not.toHaveBeenCalled()
  expect(await withLock('token', async () => 5)).toBe(5)
  const before = Date.now()
  const time = now()
  expect(time >= before && time <= Date.now()).toBe(true)
})

test('where a browser would begin a new session the request is told that this one was rejected', () => {
  const rejected = jest.fn()
  platform(rejected).reload()
  expect(rejected).toHaveBeenCalledTimes(1)
})

test('what it asks for ends with the request', () => {
  const controller = new AbortController()
  const { ended } = platform(undefined, controller)
  controller.abort()
  expect(ended?.aborted).toBe(true)
})
