import { partFolder } from './folders'
import { mustBeShared, sharedModules } from './shared-modules'

const names = (part: string) => sharedModules(partFolder(part)).map(({ name }) => name)

test('the shell provides every shared module that another part may ask for', () => {
  expect(names('shell')).toEqual(expect.arrayContaining(names('mf-catalog')))
})

test('kernel sub-paths follow from its exports, packages from its peer dependencies', () => {
  expect(names('shell')).toEqual(
    expect.arrayContaining([
      '@emotion/styled',
      '@prilavok/shared-kernel/kernel',
      '@prilavok/shared-kernel/ui/button',
      'react',
      'react/jsx-runtime',
    ]),
  )
  expect(names('shell')).not.toContain('@prilavok/shared-kernel/testing')
})

test.each([
  ['react', true],
  ['react-dom/client', true],
  ['@prilavok/shared-kernel/not-there', true],
  ['react-router-dom', false],
  ['@prilavok/shared-kernel/ui/carousel', false],
  ['@prilavok/shared-kernel/ui/a-new-one', false],
])('a copy of %s in a part: refused %s', (request, refused) => {
  expect(mustBeShared(request)).toBe(refused)
})

test('the first view has only the kernel modules that are named for it: a new one is bundled or loads later', () => {
  const modules = sharedModules(partFolder('shell'))
  const eager = (path: string) =>
    modules.find(({ name }) => name === `@prilavok/shared-kernel/${path}`)?.eager
  expect(eager('kernel')).toBe(true)
  expect(eager('ui/price')).toBe(true)
  expect(eager('forms')).toBe(false)
  expect(eager('ui/modal')).toBe(false)
  expect(eager('ui/phone-field')).toBeUndefined()
})
