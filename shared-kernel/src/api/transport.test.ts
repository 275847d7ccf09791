import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { createTransport, TIMEOUT_MS } from './transport'

const transportOf = (platform = createTestPlatform()) => createTransport(platform)()

test('calls go to the origin of the API and wait as long as everywhere', async () => {
  const { http, isAxiosError } = await transportOf(createTestPlatform({ apiOrigin: 'https://api.example' }))
  expect(http.defaults).toMatchObject({ baseURL: 'https://api.example', timeout: TIMEOUT_MS })
  expect(TIMEOUT_MS).toBe(30_000)
  expect(isAxiosError(new Error('x'))).toBe(false)
})

test('lists are sent with their places', async () => {
  const { http } = await transportOf()
  expect(http.getUri({ url: '/a/', params: { ids: [5, 7] } })).toMatch(
    /ids(\[|%5B)0(\]|%5D)=5&ids(\[|%5B)1(\]|%5D)=7$/,
  )
  expect(http.defaults.formSerializer).toEqual({ indexes: true })
})

test('a server fetches, and asks for answers as they are; a browser leaves both to itself', async () => {
  const server = await transportOf(createTestPlatform({ kind: 'server' }))
  expect(server.http.defaults.adapter).toBe('fetch')
  expect(server.http.defaults.headers).toMatchObject({ 'Accept-Encoding': 'identity' })
  const browser = await transportOf(createTestPlatform({ kind: 'browser' }))
  expect(browser.http.defaults.adapter).not.toBe('fetch')
  expect(browser.http.defaults.headers).not.toHaveProperty('Accept-Encoding')
})
