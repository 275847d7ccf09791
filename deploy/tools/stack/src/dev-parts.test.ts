import { developmentRelease } from '@prilavok/build/development-release'
import { DESIGN_PART, PART_NAMES, partFolder } from '@prilavok/build/folders'
import { releaseViolations } from '@prilavok/rollouts/release-violations'
import { chooseParts } from './dev-parts'

test('without names every part is local', () => {
  expect(chooseParts([])).toEqual({ local: [...PART_NAMES, DESIGN_PART], built: [] })
})

test('the named part and the shell are local, the others come from builds', () => {
  expect(chooseParts(['mf-catalog'])).toEqual({
    local: ['shell', 'mf-catalog', DESIGN_PART],
    built: ['mf-auth', 'mf-basket', 'mf-cabinet'],
  })
})

test('a name that is no part is rejected with the names that are', () => {
  expect(() => chooseParts(['mf-katalog'])).toThrow(/no part «mf-katalog».*mf-catalog/)
})

test('the page of the kernel is no part of what is built and published', () => {
  expect(PART_NAMES).not.toContain(DESIGN_PART)
})

test.each([...PART_NAMES, DESIGN_PART])('the edge can take %s from its sources', async (name) => {
  expect(releaseViolations(await developmentRelease(partFolder(name)))).toEqual([])
})
