import { loadRemote } from '@module-federation/enhanced/runtime'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { browserModules } from './browser-modules'

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))
const remote = jest.mocked(loadRemote)
const MODULE = { default: () => null }
const RELEASE = { version: '1.0.0', base: '/parts/mf-catalog/1.0.0/', entry: ['entry.js'], scripts: {} }
const plan = {
  ...testKernel().plan,
  ...shopPlan(),
  parts: { ...testKernel().plan.parts, 'mf-catalog': { ...RELEASE, fallbacks: [] } },
}

beforeEach(() => {
  remote.mockReset()
  remote.mockResolvedValue(MODULE)
})
const modules = (options = {}) => browserModules(plan, window, options)

test('a module that is loaded is there from then on, and loaded once', async () => {
  const source = modules()
  expect(source.getLoaded('mf-catalog', './SectionPage')).toBeUndefined()
  const loading = source.load('mf-catalog', './SectionPage')
  expect(source.load('mf-catalog', './SectionPage')).toBe(loading)
  expect(source.getLoaded('mf-catalog', './SectionPage')).toBeUndefined()
  await expect(loading).resolves.toBe(MODULE)
  expect(source.getLoaded('mf-catalog', './SectionPage')).toBe(MODULE)
  expect(loading).toMatchObject({ status: 'fulfilled', value: MODULE })
  await source.load('mf-catalog', './SectionPage')
  expect(remote).toHaveBeenCalledTimes(1)
})

test('a widget of a deferred slot waits for a connection, unless nothing is deferred', async () => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const [search] = plan.slots['header.search'] ?? []
  if (!search) throw new Error('no search')
  void modules().load(search.part, search.expose)
  await Promise.resolve()
  expect(remote).not.toHaveBeenCalled()
  void modules().load('mf-catalog', './SectionPage')
  await Promise.resolve()
  expect(remote).toHaveBeenCalledTimes(1)
  void modules({ defers: false }).load(search.part, search.expose)
  await Promise.resolve()
  expect(remote).toHaveBeenCalledTimes(2)
})
