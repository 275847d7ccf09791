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
})
