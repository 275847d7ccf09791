import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = resolve(HERE, '../../../..')

const workspace = mkdtempSync(join(tmpdir(), 'arrows-'))
/** Text by file. */
const probes = new Map<string, string>()
/** Rules by the file that they reject. */
const rejections = new Map<string, string[]>()

/**
 * A file with these lines, or one beside it when there is such a file already. All of them are checked in one run.
 * @returns rules that reject it
 */
function probe(file: string, ...lines: string[]): () => string[] {
  const { dir, base } = parse(file)
  const path = probes.has(file) ? join(dir, `_${probes.size}-${base}`) : file
  probes.set(path, `${lines.join('\n')}\n`)
  return () => rejections.get(path) ?? []
}

beforeAll(async () => {
  await cp(join(ROOT, 'biome.json'), join(workspace, 'biome.json'))
  await cp(HERE, join(workspace, 'deploy/tools/build/lint'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  for (const [file, text] of probes) {
    await mkdir(dirname(join(workspace, file)), { recursive: true })
    await writeFile(join(workspace, file), text)
  }
  const output = await lint()
  for (const [, file = '', rule = ''] of output.matchAll(/^(\S+?):\d+:\d+ (?:lint\/\w+\/)?(\w+)/gm))
    rejections.set(file, [...(rejections.get(file) ?? []), rule])
})
afterAll(() => rm(workspace, { recursive: true, force: true }))

function lint(): Promise<string> {
  const options = ['--vcs-enabled=false', '--vcs-use-ignore-file=false', '--colors=off']
  const args = ['lint', ...options, '--max-diagnostics=none', '.']
  const limits = { cwd: workspace, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((done) => {
    execFile(join(ROOT, 'node_modules/.bin/biome'), args, limits, (_error, stdout, stderr) =>
      done(`${stdout}\n${stderr}`),
    )
  })
}

const ARROW = 'noRestrictedImports'

const allowed = [
  ['the kernel', 'mf-a/src/pages/A.tsx', '@prilavok/shared-kernel/ui/button'],
  ['a feature of its own', 'mf-a/src/pages/A.tsx', '../features/list/list'],
  ['its own texts from a feature', 'mf-a/src/features/list/list.ts', '../../texts'],
  ['its own feature, deeper', 'mf-a/src/features/list/row/row.ts', '../list'],
  ['the build, in its webpack configuration', 'mf-a/webpack.config.ts', '@prilavok/build'],
  [
    'another sub-path of the kernel by name',
    'shared-kernel/src/token/token.ts',
    '@prilavok/shared-kernel/kernel',
  ],
  ['the contract, from a server', 'deploy/servers/edge/src/a.ts', '@prilavok/shared-kernel/contract'],
  [
    'the demonstration, from a test of the API',
    'deploy/servers/supplier-api/src/a.test.ts',
    '@prilavok/demo-shops/load-demo',
  ],
  ['a release descriptor, from a tool', 'deploy/servers/edge/src/a.ts', '../../../../mf-a/release.ts'],
].map(([what, file = '', specifier]) => ({ what, rules: probe(file, `import '${specifier}'`) }))
test.each(allowed)('a file may import $what', ({ rules }) => {
  expect(rules()).toEqual([])
})

const forbidden = [
  ['another part by name', 'mf-a/src/pages/A.tsx', '@prilavok/mf-b/src/x'],
  ['another part by path', 'mf-a/src/pages/A.tsx', '../../../mf-b/src/x'],
  ['the shell', 'mf-a/src/slots/A.tsx', '@prilavok/shell'],
  ['a server', 'shell/src/app/a.ts', '@prilavok/edge/settings'],
  ['a page from a feature', 'mf-a/src/features/list/list.ts', '../../pages/A'],
  ['the app from a feature', 'shell/src/features/list/list.ts', '../../app/module-source'],
  ['another feature', 'mf-a/src/features/list/list.ts', '../search/search'],
  ['another feature, from deeper', 'mf-a/src/features/list/row/row.ts', '../../search/search'],
  ['a slot from a page', 'mf-a/src/pages/A.tsx', '../slots/B'],
  ['a feature from the API calls', 'mf-a/src/api/get-a.ts', '../features/list/list'],
  ['another sub-path of the kernel by path', 'shared-kernel/src/token/token.ts', '../kernel/context'],
  ['a part from the kernel', 'shared-kernel/src/token/token.ts', '@prilavok/mf-a/x'],
  ['the kernel from its contract', 'shared-kernel/src/contract/a.ts', '@prilavok/shared-kernel/kernel'],
  ['a front end from a server', 'deploy/servers/edge/src/a.ts', '@prilavok/mf-a/x'],
  ['a front end from a server, by path', 'deploy/servers/edge/src/a.ts', '../../../../shell/src/app/App'],
  [
    'the demonstration from the API',
    'deploy/servers/supplier-api/src/content/a.ts',
    '@prilavok/demo-shops/load-demo',
  ],
  [
    'the demonstration from the API, by path',
    'deploy/servers/supplier-api/src/content/a.ts',
    '../../../../demo-shops/src/load-demo',
  ],
  [
    'the embedded database from the API, by path',
    'deploy/servers/supplier-api/src/a.ts',
    '../../../tools/embedded-postgres/src/start-embedded-database',
  ],
  [
    'the API from the embedded database, by path',
    'deploy/tools/embedded-postgres/src/a.ts',
    '../../../servers/supplier-api/src/server',
  ],
  [
    'the API from the embedded database',
    'deploy/tools/embedded-postgres/src/a.ts',
    '@prilavok/supplier-api/server',
  ],
  ['the kernel from a server', 'deploy/servers/edge/src/a.ts', '@prilavok/shared-kernel/api'],
].map(([what, file = '', specifier]) => ({
  what,
  rules: probe(
    file,
    `import '${specifier}'`,
    `export type { A } from '${specifier}'`,
    `export const load = () => import('${specifier}')`,
  ),
}))
test.each(forbidden)('no file may import $what', ({ rules }) => {
  expect(rules()).toEqual([ARROW, ARROW, ARROW])
})

const network = ['mf-a/src/api/get-a.ts', 'shell/src/app/a.ts', 'shared-kernel/src/shop/a.ts'].map(
  (file) => ({
    file,
    fetching: probe(file, "export const load = () => fetch('/v3/api/client/shop/')"),
    older: probe(file, 'export const load = () => new XMLHttpRequest()'),
  }),
)
test.each(network)('[KERN-013] $file may not call the network past the one client', ({ fetching, older }) => {
  expect([...fetching(), ...older()]).toEqual(['noRestrictedGlobals', 'noRestrictedGlobals'])
})

const names = { './one': './src/one/index.ts', './two': './src/two/index.ts' }
probe('shared-kernel/package.json', JSON.stringify({ name: '@prilavok/shared-kernel', exports: names }))
probe(
  'shared-kernel/src/one/index.ts',
  "import { two } from '@prilavok/shared-kernel/two'",
  'export const one = () => two',
)
const circle = probe(
  'shared-kernel/src/two/index.ts',
  "import { one } from '@prilavok/shared-kernel/one'",
  'export const two = () => one',
)
test('circles are rejected, inside the kernel by package name too', () => {
  expect(circle()).toEqual(['noImportCycles'])
})

describe('front ends', () => {
  const file = 'mf-a/src/features/list/state.ts'

  const rejected = [
    ['a colour written out', "export const style = 'border: 1px solid #1f7a4d;'"],
    ['the browser while the module loads', 'export const width = window.innerWidth'],
    ['a variable of the module', 'export let count = 0'],
    ['a cache of the module', 'export const cache = new Map<string, string>()'],
    ['a list that will be filled', 'export const seen: string[] = []'],
    ['a table that will be filled', 'export const sums: Record<string, number> = {}'],
    ['a counter in an object', 'const count = { of: 0 }; export const next = () => count.of++'],
    ['a typed table that is written to', 'const a: { b?: 1 } = { b: 1 }; export const f = () => { a.b = 1 }'],
    ['a table that a key is written to', 'const a = { b: 1 }; export const f = (k: "b") => { a[k] = 2 }'],
    ['a list that is sorted in its place', "const list = ['b', 'a']; export const f = () => list.sort()"],
    ['a list inside a table that grows', 'const a = { list: [1] }; export const f = () => a.list.push(2)'],
    ['a map that is written to', "const a = new Map([['b', 1]]); export const f = () => a.set('b', 2)"],
    [
      'a table that is assigned to',
      'const a = { b: 1 }; export const f = (c: object) => Object.assign(a, c)',
    ],
  ].map(([what, line = '']) => ({ what, rules: probe(file, line, 'export const keep = 1') }))
  test.each(rejected)('$what is rejected', ({ rules }) => {
    expect(rules()).toContain('plugin')
  })

  const harmless = [
    ['a link to a place in the page', "export const link = '#section'"],
    ['the browser in a function', 'export const width = () => window.innerWidth'],
    ['a table that never changes', "export const known = new Set(['a'])"],
    ['an object that never changes', "const a = { b: 'c' }; export const f = (k: 'b') => a[k]"],
    ['an empty list that stays so', 'export const none: readonly string[] = []'],
    ['a list of a function', 'export function f() { const list: string[] = []; list.push(1); return list }'],
    [
      'a ref of a component',
      'export default function A(ref: { b?: 1 }) { const a = ref; a.b = 1; return a }',
    ],
    ['a copy that is sorted', "const list = ['b', 'a']; export const f = () => [...list].sort()"],
    ['a variable of a function', 'export function sum() { let total = 0; total += 1; return total }'],
  ].map(([what, line = '']) => ({ what, rules: probe(file, line) }))
  test.each(harmless)('$what is allowed', ({ rules }) => {
    expect(rules()).toEqual([])
  })
})
