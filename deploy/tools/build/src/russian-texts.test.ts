import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PART_NAMES, ROOT } from './part-folders.cjs'

const NOT_SHOWN = /node_modules|[/\\]dist[/\\]|testing|\.(test|stories)\.tsx?$/

const sources = [...PART_NAMES, 'shared-kernel', 'deploy/servers/console'].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(ROOT, folder, 'src', file))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file)),
)

/** Nor names of properties (`'command-line': …`). */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|^import [\s\S]*?'$|^\s*'[a-z-]+'(?=: )/gm, '')
const KEYS = /^(Enter|Esc|Tab|Del|(Ctrl|Shift|Alt)[+ ]\w+)$/
/** Without values put in, and without codes (`bad_field`), fields of the API (`ORDER_NUMBER`) and names of keys. */
const words = (text: string) =>
  text
    .replace(/\$\{[^}]*\}|\\u[\da-f]{4}/g, '')
    .replace(/^([a-z_]+|[A-Z]+(_[A-Z]+)+)$/, '')
    .replace(KEYS, '')
const isForeign = (text: string) => /[A-Za-z]{2,}/.test(words(text)) && !/[а-яё]/i.test(text)

/** Texts of a file that are not Russian. */
function foreignTexts(file: string, text: RegExp): string[] {
  return [...withoutComments(readFileSync(file, 'utf8')).matchAll(text)]
    .map((match) => match.slice(1).find((group) => group !== undefined) ?? '')
    .filter(isForeign)
    .map((found) => `${relative(ROOT, file)}: ${found}`)
}

test('[SHELL-004] every built-in text is Russian', () => {
  const files = sources.filter((file) => /texts\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(15)
  expect(files.flatMap((file) => foreignTexts(file, /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g))).toEqual(
    [],
  )
})

test('[SHELL-004] so is what components say by themselves', () => {
  const files = sources.filter((file) => file.endsWith('.tsx'))
  const attribute = /\s(?:aria-label|alt|title|placeholder|label|legend)="([^"]*)"/g
  const content = /<[A-Za-z][^<>]*>\s*([A-Za-z][^<>{}()=;]*)<\//g
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => [...foreignTexts(file, attribute), ...foreignTexts(file, content)])).toEqual(
    [],
  )
})
