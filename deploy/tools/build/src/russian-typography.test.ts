import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PART_NAMES, ROOT } from './part-folders.cjs'

const sources = [...PART_NAMES, 'shared-kernel', 'deploy/servers/console'].flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(ROOT, folder, 'src', file))
    .filter((file) => /texts\.ts$/.test(file)),
)

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const NO_BREAK = /\\u00a0|\$\{NBSP\}/g
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g

/** As the specification spells them (001 §2), or as somebody types them. */
const AS_GIVEN = new Set([
  'Я - партнер',
  'Код должен состоять из 6 цифр',
  'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.',
])
const isSample = (text: string) => /\\[nt]/.test(text)

const RULES: [rule: string, broken: RegExp][] = [
  ['quotation marks are «»', /"|(?<![а-яё])'[а-яё]|[а-яё]'(?![а-яё])/i],
  ['a dash is —, a range has –', /(^|[\s\u00a0])-(?=[\s\u00a0]|$)|\d-\d/],
  ['an ellipsis is …', /\.\.\./],
  ['№ stands with its number', /№ /],
  ['a number stands with what it counts', /\d (?=[а-яё₽%])/i],
  ['a dash stands with the word before it', /[а-яё»0-9] —/i],
]

/** Texts of a file, as they are read: without code around them. */
const textsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').replace(COMMENTS, '').matchAll(LITERAL)]
    .map(([, quoted, template = '']) => (quoted ?? template).replace(NO_BREAK, '\u00a0').replace(VALUE, 'X'))
    .filter((text) => /[а-яё]/i.test(text) && !AS_GIVEN.has(text) && !isSample(text))

test.each(RULES)('Russian typography: %s', (_rule, broken) => {
  expect(sources.length).toBeGreaterThan(60)
  const found = sources.flatMap((file) =>
    textsOf(file)
      .filter((text) => broken.test(text))
      .map((text) => `${relative(ROOT, file)}: ${text}`),
  )
  expect(found).toEqual([])
})

test('a text that fills a line keeps its short words with the next ones', () => {
  const lonely = /(^|[\s«(\u00a0])(в|во|к|ко|о|об|с|со|у|и|а|не|на|по|за|из|от|до|для|без) (?=\S)/i
  const found = sources.flatMap(textsOf).filter((text) => text.length >= 60 && lonely.test(text))
  expect(found).toEqual([])
})
