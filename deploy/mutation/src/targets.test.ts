import { mutationTarget } from './targets'

test('without files all sources of the part are meant, but no tests, texts or styles', () => {
  const { folder, isServer, mutate } = mutationTarget('mf-auth', [])
  expect({ folder, isServer }).toEqual({ folder: 'mf-auth', isServer: false })
  expect(mutate[0]).toBe('mf-auth/src/**/*.{ts,tsx}')
  expect(mutate.slice(1).every((pattern) => pattern.startsWith('!'))).toBe(true)
})

test.each([
  ['mf-auth', 'release.ts', 'mf-auth/release.ts'],
  ['mf-auth', 'mf-auth/src/texts.ts', 'mf-auth/src/texts.ts'],
  ['edge', 'src/settings.ts', 'deploy/edge/src/settings.ts'],
  ['shared-kernel', 'token', 'shared-kernel/src/token/**/*.{ts,tsx}'],
])('%s %s: %s', (name, file, pattern) => {
  expect(mutationTarget(name, [file]).mutate[0]).toBe(pattern)
})

test('what is not there is said with what is', () => {
  expect(() => mutationTarget('mf-katalog', [])).toThrow(/mf-catalog/)
  expect(() => mutationTarget('mf-auth', ['nowhere.ts'])).toThrow(/nowhere\.ts/)
})
