import { createPartLoader, type PartFailure } from './part-loader'
import { fakeContainers, plannedPart, type VersionModules } from './testing/fake-containers'

describe('part-loader', () => {
  const LIST = { default: () => null }
  function loaderOf(
    versions: VersionModules,
    { mayReplace = true, planned = plannedPart('2.0.0', '1.0.0', '0.9.0') } = {},
  ) {
    const failures: PartFailure[] = []
    const replaced = jest.fn()
    const containers = fakeContainers(versions)
    const allowed = { mayReplace }
    const loader = createPartLoader({
      part: 'mf-catalog',
      planned,
      containers,
      mayReplace: () => allowed.mayReplace,
      onFailure: (failure) => failures.push(failure),
      onReplaced: replaced,
    })
    return { loader, failures, replaced, containers, allowed }
  }

  test('a candidate whose files do not come is replaced by the stable version; the failure names what ran and what has cured it', async () => {
    const { loader, failures, containers } = loaderOf({ '1.0.0': { './List': LIST } })
    expect(await loader.load('./List')).toBe(LIST)
    expect(containers.used).toEqual(['mf-catalog@2.0.0 1', 'mf-catalog@1.0.0 2'])
    expect(loader.running()?.version).toBe('1.0.0')
    const failure = { part: 'mf-catalog', version: '2.0.0', expose: './List', phase: 'load' }
    expect(failures).toEqual([
      expect.objectContaining(failure),
      expect.objectContaining({ ...failure, curedBy: '1.0.0' }),
    ])
    expect(failures[0]).not.toHaveProperty('curedBy')
  })

  test('what throws as it starts has failed in `init`, and the last good version is tried after the stable one', async () => {
    const broken = { './List': () => Promise.reject(new TypeError('x is undefined')) }
    const { loader, failures } = loaderOf({ '2.0.0': broken, '1.0.0': broken, '0.9.0': { './List': LIST } })
    expect(await loader.load('./List')).toBe(LIST)
    expect(failures.map(({ version, phase, curedBy }) => [version, phase, curedBy])).toEqual([
      ['2.0.0', 'init', undefined],
      ['1.0.0', 'init', undefined],
      ['2.0.0', 'init', '0.9.0'],
      ['1.0.0', 'init', '0.9.0'],
    ])
  })

  test('modules that are asked for together come from one release, whichever of them fails', async () => {
    const late: { resolve?: (module: object) => void } = {}
    const { loader, replaced } = loaderOf({
      '2.0.0': { './List': () => new Promise<object>((resolve) => Object.assign(late, { resolve })) },
      '1.0.0': { './List': LIST, './Page': LIST },
    })
    const list = loader.load('./List')
    expect(await loader.load('./Page')).toBe(LIST)
    late.resolve?.({ default: 'of 2.0.0' })
    expect(await list).toBe(LIST)
    expect(replaced).toHaveBeenCalledTimes(1)
  })

  test('nothing is replaced while it may not be: the module has failed, the others stay, and a retry has the same release', async () => {
    const { loader, containers, replaced, allowed } = loaderOf({
      '2.0.0': { './List': LIST },
      '1.0.0': { './List': LIST, './Page': LIST },
    })
    expect(await loader.load('./List')).toBe(LIST)
    allowed.mayReplace = false
    await expect(loader.load('./Page')).rejects.toThrow('no ./Page')
    expect(loader.running()?.version).toBe('2.0.0')
    await expect(loader.load('./Page')).rejects.toThrow('no ./Page')
    expect(containers.used).toEqual(['mf-catalog@2.0.0 1', 'mf-catalog@2.0.0 2'])
    allowed.mayReplace = true
    expect(await loader.load('./Page')).toBe(LIST)
    expect(replaced).toHaveBeenCalledTimes(1)
  })

  test('without any release left the part has failed, and a retry begins with the planned one', async () => {
    const versions: VersionModules = {}
    const { loader, containers, failures } = loaderOf(versions, { planned: plannedPart('2.0.0', '1.0.0') })
    await expect(loader.load('./List')).rejects.toThrow('no ./List')
    versions['2.0.0'] = { './List': LIST }
    expect(await loader.load('./List')).toBe(LIST)
    expect(containers.used.at(-1)).toBe('mf-catalog@2.0.0 3')
    // Nothing has cured the first attempt: the buyer has tried again.
    expect(failures.map(({ version, curedBy }) => [version, curedBy])).toEqual([
      ['2.0.0', undefined],
      ['1.0.0', undefined],
    ])
  })

  test('a module that throws as it is rendered first gives its place to another release, once', async () => {
    const { loader, failures, replaced } = loaderOf({
      '2.0.0': { './List': LIST },
      '1.0.0': { './List': LIST },
    })
    await loader.load('./List')
    const { hasFallback, generation, rejectRender } = loader
    expect([generation(), hasFallback()]).toEqual([0, true])
    expect(rejectRender('./List', 0, new Error('no data'))).toBe(true)
    expect(generation()).toBe(1)
    // Another place of the page renders the same module.
    expect(rejectRender('./List', 0, new Error('no data'))).toBe(true)
    expect(failures).toEqual([
      { part: 'mf-catalog', version: '2.0.0', expose: './List', phase: 'render', reason: 'no data' },
    ])
    expect(replaced).toHaveBeenCalledTimes(1)
  })
})
