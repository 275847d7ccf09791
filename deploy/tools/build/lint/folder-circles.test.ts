import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = resolve(dirname(fileURLToPath(import.meta.url)), '../../../servers/supplier-api/src')
const IMPORT = /^(?:import|export)\b[^']*?from '(\.[^']+)'/gms

/** Folder of a subject within its group: `checkout/basket`; what lies deeper belongs to it. */
const folderOf = (file: string): string => dirname(relative(SOURCE, file)).split('/').slice(0, 2).join('/')

/** Which folders each folder imports, by its own files; tests may reach everywhere. */
function foldersOf(source: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$|(^|\/)testing\//.test(name) || !name.includes('/')) continue
    const file = join(source, name)
    const imported = folders.get(folderOf(file)) ?? new Set()
    folders.set(folderOf(file), imported)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const other = folderOf(resolve(dirname(file), specifier))
      if (other !== folderOf(file) && other !== '.') imported.add(other)
    }
  }
  return folders
}

/** Folders that remain when those that import nothing of the others are taken away, again and again. */
function circled(folders: Map<string, Set<string>>): string[] {
  const left = new Set(folders.keys())
  const isFree = (folder: string) => ![...(folders.get(folder) ?? [])].some((other) => left.has(other))
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const folder of free) left.delete(folder)
  return [...left]
}

test('no folder of the API imports another that imports it back, over however many (ADR 41)', () => {
  const folders = foldersOf(SOURCE)
  expect(folders.size).toBeGreaterThan(40)
  expect(circled(folders)).toEqual([])
})

test('a circle over three folders is found', () => {
  const folders = new Map([
    ['a/one', new Set(['a/two'])],
    ['a/two', new Set(['a/three'])],
    ['a/three', new Set(['a/one', 'a/four'])],
    ['a/four', new Set<string>()],
  ])
  expect(circled(folders)).toEqual(['a/one', 'a/two', 'a/three'])
})
