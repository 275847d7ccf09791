import type { Release, ReleaseUses } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { edgeViolations, shellViolations } from './shell-violations'

const FILE = 'src/List.tsx'
const offers = {
  kernel: { basket: ['useBasket'], 'ui/button': ['Button'] },
  shared: { react: '19.3.1' },
  events: [],
}
const shell = (given: Partial<Release> = {}) => someRelease({ name: 'shell', version: '1.4.0', ...given })
const using = (uses: Partial<ReleaseUses>, given: Partial<Release> = {}) =>
  someRelease({
    name: 'mf-a',
    uses: {
      ...{ kernel: {}, shared: {}, emits: {}, listens: {}, opens: {} },
      ...{ renders: [], calls: [] },
      ...uses,
    },
    ...given,
  })

test('what a release requires and a shell does not provide is told at once', () => {
  const release = someRelease({
    name: 'mf-a',
    requires: { 'shared-kernel': '^2.0.0', bus: 2, api: '>=3' },
  })
  expect(shellViolations(release, shell())).toEqual([
    'mf-a@1.0.0 requires shared-kernel ^2.0.0, shell@1.4.0 provides 1.2.0',
    'mf-a@1.0.0 requires bus 2, shell@1.4.0 provides 1',
    'mf-a@1.0.0 requires api >=3, shell@1.4.0 provides 1',
  ])
  expect(shellViolations(someRelease({ name: 'mf-a' }), shell())).toEqual([])
})

test('a shell that does not say what it provides is not compared', () => {
  const release = someRelease({ name: 'mf-a', requires: { 'shared-kernel': '^2.0.0', bus: 2, api: 1 } })
  expect(shellViolations(release, shell({ provides: undefined }))).toEqual([])
})

test('exports and modules of the kernel that a build uses must be offered', () => {
  const release = using({
    kernel: {
      basket: { useBasket: FILE, useUndo: FILE },
      undo: { '*': FILE, useUndo: FILE },
      'ui/button': { '*': FILE },
    },
  })
  expect(shellViolations(release, shell({ offers }))).toEqual([
    `mf-a@1.0.0 uses \`useUndo\` of shared-kernel/basket (${FILE}), shell@1.4.0 does not offer it`,
    `mf-a@1.0.0 uses shared-kernel/undo (${FILE}), shell@1.4.0 does not offer it`,
    `mf-a@1.0.0 uses \`useUndo\` of shared-kernel/undo (${FILE}), shell@1.4.0 does not offer it`,
  ])
})

test('shared packages must be offered in a version that the build was made for', () => {
  const release = using({ shared: { react: '^19.4.0', mitt: '^3.0.0' } })
  expect(shellViolations(release, shell({ offers }))).toEqual([
    'mf-a@1.0.0 was built for react ^19.4.0, shell@1.4.0 offers 19.3.1',
    'mf-a@1.0.0 was built for mitt ^3.0.0, shell@1.4.0 offers none',
  ])
  expect(shellViolations(using({ shared: { react: '^19.0.0' } }), shell({ offers }))).toEqual([])
})

test('where either side has no record, versions alone are compared', () => {
  expect(shellViolations(using({ shared: { mitt: '^3.0.0' } }), shell())).toEqual([])
  expect(shellViolations(someRelease({ name: 'mf-a' }), shell({ offers }))).toEqual([])
})

test.each([
  ['1.2.0', 0],
  ['2.0.0', 0],
  ['1.1.9', 1],
  ['0.9.0', 1],
])('the edge can work with a kernel %s: %i reasons against it', (kernel, count) => {
  const told = edgeViolations(shell(), { 'shared-kernel': kernel, bus: 1, api: 1 })
  expect(told).toEqual(
    Array(count).fill(`the edge requires shared-kernel >=1.2.0, shell@1.4.0 provides ${kernel}`),
  )
})
