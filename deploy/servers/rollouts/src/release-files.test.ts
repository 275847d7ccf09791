import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readDescriptor } from './registry'
import { contentViolations } from './release-files'
import { buildFolder } from './testing/build-folder'

const section = { id: 'catalog.section', path: '/catalog', expose: './Page', access: 'anyone' } as const

async function build(contents: Record<string, string> = {}) {
  const folder = buildFolder({ name: 'mf-catalog', routes: [section] }, contents)
  const release = await readDescriptor(folder)
  const at = (path: string) => join(folder, path)
  return { at, release, look: () => contentViolations(folder, release) }
}

test('a build as it was made is in order, with its copies and with deeper folders', async () => {
  const { look } = await build({ 'web/chunks/a.js': 'a()' })
  expect(await look()).toEqual([])
})

test('a build without compressed copies is in order', async () => {
  const { at, look } = await build()
  for (const suffix of ['br', 'gz']) rmSync(at(`web/Page.js.${suffix}`))
  expect(await look()).toEqual([])
})

test.each(['web/chunks/a.js', 'node/Page.cjs'])('%s that is gone is missing', async (path) => {
  const { at, look } = await build({ 'web/chunks/a.js': 'a()' })
  for (const suffix of ['', '.br', '.gz']) rmSync(`${at(path)}${suffix}`, { force: true })
  expect(await look()).toEqual([`${path} is missing`])
})

test('changed files are told apart from their copies', async () => {
  const { at, look } = await build()
  writeFileSync(at('web/Page.js'), 'other()')
  expect(await look()).toEqual(['web/Page.js has another content than release.json says'])
})

test.each([
  ['.br', brotliCompressSync('other()')],
  ['.gz', gzipSync('other()')],
] as const)('a copy %s of something else is told of', async (suffix, content) => {
  const { at, look } = await build()
  writeFileSync(at(`web/Page.js${suffix}`), content)
  expect(await look()).toEqual([`web/Page.js${suffix} has another content than release.json says`])
})

test('a copy that cannot be unpacked is told of with the reason', async () => {
  const { at, look } = await build()
  writeFileSync(at('web/Page.js.gz'), 'not packed')
  expect(await look()).toEqual([expect.stringMatching(/^web\/Page\.js\.gz cannot be read: .*header/)])
})

test('what nobody names lies there in vain: files, their copies, and copies outside of web', async () => {
  const { at, look } = await build()
  writeFileSync(at('web/extra.js'), 'x')
  writeFileSync(at('web/extra.js.br'), brotliCompressSync('x'))
  writeFileSync(at('node/Page.cjs.gz'), gzipSync(readFileSync(at('node/Page.cjs'))))
  expect((await look()).sort()).toEqual([
    'node/Page.cjs.gz is not named in release.json',
    'web/extra.js is not named in release.json',
    'web/extra.js.br is not named in release.json',
  ])
})

test('a file that only ends like a copy is compared as it is', async () => {
  const { look } = await build({ 'node/table.gz': 'not packed' })
  expect(await look()).toEqual([])
})

test('links are no files, and empty folders harm nothing', async () => {
  const { at, look } = await build()
  mkdirSync(at('web/empty'))
  symlinkSync(at('web/Page.js'), at('web/link.js'))
  expect(await look()).toEqual(['web/link.js is a link'])
})
