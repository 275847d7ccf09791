import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import { type Budgets, exceededBudgets } from './exceeded-budgets'
import { measureSizes } from './measure-sizes'

const requires = { 'shared-kernel': '^1.0.0', bus: 1, api: 1 }
const base = { requires, version: '1.0.0', builtFrom: 'uncommitted', routes: [], modals: [], slots: [] }
const filesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [`web/${name}`, 'sha384-x']))

const SHELL: Release = {
  ...base,
  name: 'shell',
  layoutSlots: ['header.search'],
  files: filesOf('main.js', 'later.js', 'font.woff2'),
  entry: ['main.js'],
  scripts: {},
}
const CATALOG: Release = {
  ...base,
  name: 'mf-catalog',
  routes: [
    {
      id: 'catalog.section',
      path: '/catalog',
      expose: './SectionPage',
      access: 'anyone',
      slots: ['settings.sessions'],
    },
  ],
  slots: [
    { slot: 'settings.sessions', expose: './HomeBlocks' },
    { slot: 'header.search', expose: './SearchBox' },
  ],
  files: filesOf('remoteEntry.js', 'list.js', 'section.js', 'blocks.js', 'search.js'),
  entry: ['remoteEntry.js'],
  scripts: {
    './SectionPage': ['list.js', 'section.js'],
    './HomeBlocks': ['list.js', 'blocks.js'],
    './SearchBox': ['search.js'],
  },
}
const BYTES: Record<string, number> = {
  'main.js': 160_000,
  'later.js': 20_000,
  'remoteEntry.js': 9000,
  'list.js': 5000,
  'section.js': 1000,
  'blocks.js': 2000,
  'search.js': 4000,
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizes-'))
  for (const release of [SHELL, CATALOG]) {
    await mkdir(join(folder, release.name, 'web'), { recursive: true })
    await writeFile(join(folder, release.name, 'release.json'), JSON.stringify(release))
    for (const file of Object.keys(release.files))
      await writeFile(join(folder, release.name, `${file}.gz`), Buffer.alloc(BYTES[file.slice(4)] ?? 1))
  }
})
afterEach(() => rm(folder, { recursive: true }))

const measured = () => measureSizes([join(folder, 'shell'), join(folder, 'mf-catalog')])
const budgets = (limits: Partial<Record<keyof Budgets, Record<string, number>>>): Budgets => {
  const with_ = (kind: keyof Budgets) => ({ default: 1000, ...limits[kind] })
  return {
    pages: with_('pages'),
    modules: with_('modules'),
    startup: with_('startup'),
    parts: with_('parts'),
  }
}

test('a page is its shell, its part’s start, its module and its slots, each script once; deferred widgets are not in it', async () => {
  const sizes = await measured()
  const bytes = Object.fromEntries(sizes.map(({ kind, name, bytes }) => [`${kind} ${name}`, bytes]))
  expect(bytes).toEqual({
    'pages catalog.section': 177_000,
    'modules mf-catalog/SectionPage': 6000,
    'modules mf-catalog/HomeBlocks': 7000,
    'modules mf-catalog/SearchBox': 4000,
    'startup shell': 160_000,
    'startup mf-catalog': 9000,
    'parts shell': 180_000,
    'parts mf-catalog': 21_000,
  })
})

test('a page has the scripts of the shared modules that the shell loads for it', async () => {
  const release = {
    ...CATALOG,
    consumes: { './SectionPage': ['kernel/forms', 'kernel/in-the-first-scripts'] },
  }
  const shell = { ...SHELL, sharedScripts: { 'kernel/forms': ['later.js'] } }
  for (const changed of [release, shell])
    await writeFile(join(folder, changed.name, 'release.json'), JSON.stringify(changed))
  const page = (await measured()).find(({ kind }) => kind === 'pages')
  expect(page?.bytes).toBe(197_000)
  expect(page?.files).toContainEqual({ path: 'shell/later.js', bytes: 20_000 })
})

test('sizes within their budgets say nothing', async () => {
  expect(exceededBudgets(await measured(), budgets({ pages: { 'catalog.section': 177 } }))).toEqual([])
})

test('a size above its budget names itself, by how much, and its files, biggest first', async () => {
  const [message, ...others] = exceededBudgets(
    await measured(),
    budgets({ modules: { 'mf-catalog/SectionPage': 5.5 } }),
  )
  expect(others).toEqual([])
  expect(message).toContain(
    'mf-catalog/SectionPage has 6.0 KB of JavaScript (gzip), 0.5 KB above its budget of 5.5 KB',
  )
  expect(message).toMatch(/5\.0 KB {2}mf-catalog\/list\.js\n.*1\.0 KB {2}mf-catalog\/section\.js/)
})

test('what has no budget of its own has the default', async () => {
  expect(exceededBudgets(await measured(), budgets({ modules: { default: 6.5 } }))).toEqual([
    expect.stringContaining('mf-catalog/HomeBlocks'),
  ])
})

test('a budget of something that is gone is to be removed', async () => {
  expect(exceededBudgets(await measured(), budgets({ pages: { 'catalog.brand': 200 } }))).toEqual([
    expect.stringContaining('catalog.brand'),
  ])
})
