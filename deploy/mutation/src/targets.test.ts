import { logicOf, mutationTarget } from './targets'

test('without files all sources of the part are meant, but no tests, texts or styles', () => {
  const { folder, isServer, sources } = mutationTarget('mf-auth', [])
  expect({ folder, isServer }).toEqual({ folder: 'mf-auth', isServer: false })
  expect(sources).toContain('mf-auth/src/features/login/sign-in.ts')
  expect(sources.filter((file) => /test|texts|styles|stories|\.d\.ts/.test(file))).toEqual([])
})

test.each([
  ['mf-auth', 'release.ts', 'mf-auth/release.ts'],
  ['edge', 'src/settings.ts', 'deploy/edge/src/settings.ts'],
  ['shared-kernel', 'token/token-service.ts', 'shared-kernel/src/token/token-service.ts'],
])('%s %s: %s', (name, file, path) => {
  expect(mutationTarget(name, [file]).sources).toEqual([path])
})

test('a folder means all its sources, and none twice', () => {
  const { sources } = mutationTarget('shared-kernel', ['token', 'src/token/token-service.ts'])
  expect(sources).toContain('shared-kernel/src/token/session-cookies.ts')
  expect(new Set(sources).size).toBe(sources.length)
  expect(sources.every((file) => file.startsWith('shared-kernel/src/token/'))).toBe(true)
})

test.each([
  ['mf-auth', ['api', 'features', 'model']],
  ['shell', []],
  ['shared-kernel', []],
  ['edge', []],
])('the figure of %s is taken of %j', (name, folders) => {
  expect(logicOf(name)).toEqual(folders)
})

test('what is not there is said with what is', () => {
  expect(() => mutationTarget('mf-katalog', [])).toThrow(/mf-catalog/)
  expect(() => mutationTarget('mf-auth', ['nowhere.ts'])).toThrow(/nowhere\.ts/)
})
