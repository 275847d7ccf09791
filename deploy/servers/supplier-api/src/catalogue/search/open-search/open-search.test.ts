import { Type } from '@sinclair/typebox'
import { settingReader } from '../../../platform/settings/read-setting'
import { openSearch } from './open-search'
import { readSearchSettings } from './settings'
import { type OpenSearchServer, startOpenSearchServer } from './testing/open-search-server'

let server: OpenSearchServer
beforeAll(async () => {
  server = await startOpenSearchServer()
})
afterAll(() => server.close())

const read = (env: Record<string, string>) => {
  const faults: string[] = []
  return { settings: readSearchSettings(settingReader(env, faults)), faults }
}

test('without an address there is no OpenSearch', () => {
  const { settings, faults } = read({})
  expect([openSearch(settings), faults]).toEqual([null, []])
})

test('an address of another kind and a name that no index may have are faults', () => {
  expect(
    read({ SEARCH_URL: 'ftp://host', SEARCH_INDEX: 'Products*', SEARCH_TIMEOUT_MS: '1' }).faults,
  ).toEqual([
    expect.stringContaining('SEARCH_INDEX'),
    expect.stringContaining('SEARCH_URL'),
    expect.stringContaining('SEARCH_TIMEOUT_MS'),
  ])
})

test('user and password of the address go as a header, and are in no error', async () => {
  const url = `${server.url.replace('//', '//user:p%40ss@')}/`
  const { ask } = openSearch(read({ SEARCH_URL: url }).settings) ?? {}
  await ask?.({ method: 'GET', path: '/products-v*/_alias', answer: Type.Object({}) })
  expect(server.calls).toEqual([
    {
      call: 'GET /products-v*/_alias',
      authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
    },
  ])
  await expect(ask?.({ path: '/products/_search', body: {}, answer: Type.Object({}) })).rejects.toThrow(
    'OpenSearch answered /products/_search with 404',
  )
})
