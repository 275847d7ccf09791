import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KERNEL_FOLDER, partFolder } from './folders'
import { readPackage } from './package-json'
import { mustBeShared, sharedModules } from './shared-modules'

const names = (part: string) => sharedModules(partFolder(part)).map(({ name }) => name)

test('the shell provides every shared module that another part may ask for', () => {
  expect(names('shell')).toEqual(expect.arrayContaining(names('mf-catalog')))
})

test('kernel sub-paths follow from its exports, packages from its peer dependencies', () => {
  expect(names('shell')).toEqual(
    expect.arrayContaining([
      '@prilavok/shared-kernel/styled',
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
])('a copy of %s in a part: rejected %s', (request, rejected) => {
  expect(mustBeShared(request)).toBe(rejected)
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

const KERNEL = '@prilavok/shared-kernel/'

/** Source of an import as written in a file; undefined: no source of the shell or the kernel. */
function sourceOf(request: string, importer: string): string | undefined {
  if (request.startsWith('.'))
    return ['.ts', '.tsx', '/index.ts']
      .map((ending) => join(dirname(importer), request) + ending)
      .find(existsSync)
  if (!request.startsWith(KERNEL)) return undefined
  const path = request.slice(KERNEL.length)
  const target = readPackage(KERNEL_FOLDER).exports?.[`./${path}`]
  return target ? join(KERNEL_FOLDER, target) : join(KERNEL_FOLDER, 'src', `${path}.tsx`)
}

/** Kernel modules that a source imports at once, and those that these import, and so on. */
function importedAtOnce(file: string, seen = new Set<string>(), kernel = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return kernel
  seen.add(file)
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\(\/\* webpackMode: "eager" \*\/ '([^']+)'/gm,
  )
  for (const [, fixed, staged] of statements) {
    const request = fixed ?? staged ?? ''
    if (request.startsWith(KERNEL)) kernel.add(request)
    const source = sourceOf(request, file)
    if (source) importedAtOnce(source, seen, kernel)
  }
  return kernel
}

test('what the shell imports at its start is in its first scripts or bundled: a shared module of a later script fails there', () => {
  const later = sharedModules(partFolder('shell'))
    .filter(({ eager }) => !eager)
    .map(({ name }) => name)
  const atOnce = importedAtOnce(join(partFolder('shell'), 'src/client/index.ts'))
  expect(atOnce.size).toBeGreaterThan(20)
  expect([...atOnce].filter((name) => later.includes(name))).toEqual([])
})
