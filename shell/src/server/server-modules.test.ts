import { exposedModule, RELEASES } from 'virtual:parts'
import { serverModules } from './server-modules'
import { createServerPlatform } from './server-platform'

describe('server-modules', () => {
  const load = jest.fn()
  const shell = RELEASES.find(({ name }) => name === 'shell')

  test('the server has every page of the shell at hand', () => {
    const source = serverModules(load)
    for (const { expose } of shell?.routes ?? [])
      expect(source.load('shell', expose)).toHaveProperty('value', exposedModule('shell', expose))
    expect(load).not.toHaveBeenCalled()
  })

  test('modules of other parts come from their builds', () => {
    const page = { default: () => null }
    load.mockReturnValue(page)
    expect(serverModules(load).load('mf-catalog', './SearchPage')).toHaveProperty('value', page)
    expect(load).toHaveBeenCalledWith('mf-catalog', './SearchPage')
  })

  test('a modal is not rendered on the server: asking for it says why', () => {
    expect(() => serverModules(load).load('shell', './ServerErrorModal')).toThrow(/no \.\/ServerErrorModal/)
  })
})

describe('server-platform', () => {
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
})
