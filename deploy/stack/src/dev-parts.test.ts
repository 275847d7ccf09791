import { developmentRelease } from '@prilavok/build/development-release'
import { PART_NAMES, partFolder } from '@prilavok/build/folders'
import { releaseFaults } from '@prilavok/rollouts/release-faults'
import { chooseParts } from './dev-parts'

test('without names every part is local', () => {
  expect(chooseParts([])).toEqual({ local: [...PART_NAMES], built: [] })
})

test('the named part and the shell are local, the others come from builds', () => {
  expect(chooseParts(['mf-catalog'])).toEqual({
    local: ['shell', 'mf-catalog'],
    built: ['mf-auth', 'mf-basket', 'mf-cabinet'],
  })
})

test('a name that is no part is refused with the names that are', () => {
  expect(() => chooseParts(['mf-katalog'])).toThrow(/no part «mf-katalog».*mf-catalog/)
})

test.each(PART_NAMES)('the edge can take %s from its sources', async (name) => {
  expect(releaseFaults(await developmentRelease(partFolder(name)))).toEqual([])
})
