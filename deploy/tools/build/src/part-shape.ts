import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Part } from './part'

const REQUIRED = [
  'package.json',
  'release.ts',
  'webpack.config.ts',
  'src/pages',
  'src/features',
  'src/api',
  'src/texts.ts',
  'src/testing/render-page.ts',
]
const EXPOSING = ['pages', 'layouts', 'modals', 'slots']
const ALLOWED = new Set([...EXPOSING, 'api', 'features', 'model', 'testing', 'texts.ts'])

/** A pattern names what it looks for, it says nothing to anybody. */
const PATTERN = /(?<=[=(,:[!]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/\n[])+\/[dgimsuvy]*/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('testing/')

/** What a source file of a part may not hold, by where it lies. `path` is below `src`. */
const RULES: { applies: (path: string) => boolean; pattern: RegExp; why: string }[] = [
  {
    applies: (path) => !isTest(path) && basename(path) !== 'texts.ts',
    pattern: /[а-яё]/i,
    why: 'Russian texts stand in texts.ts of the feature, or in src/texts.ts when several features say them.',
  },
  {
    applies: (path) => !isTest(path) && !path.startsWith('api/'),
    pattern: /\bapi\.(?:get|post|put|patch|delete)\(/,
    why: 'A call of the API is a file of src/api.',
  },
  {
    applies: (path) => path !== 'api/keys.ts',
    pattern: /queryKey:\s*\[\s*['"`]/,
    why: 'Query keys stand in src/api/keys.ts.',
  },
  {
    applies: () => true,
    pattern: /\bexpose:\s*['"`]/,
    why: 'Routes, modals and slots are those of release.ts, in tests too: use src/testing/render-page.ts.',
  },
]

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** What lies where it does not belong, by its place alone. */
function misplaced(paths: readonly string[], exposed: ReadonlySet<string>): string[] {
  return paths.flatMap((path) => {
    const [top = '', second = ''] = path.split('/')
    if (!ALLOWED.has(top)) return [`${path}: src holds ${[...ALLOWED].join(', ')}.`]
    if (top === 'features' && path.split('/').length === 2)
      return [`${path}: a feature is a folder, src/features/<name>.`]
    if (/.-texts\.tsx?$/.test(path)) return [`${path}: the file of texts is called texts.ts.`]
    if (top === 'modals' && isTest(path))
      return [`${path}: a modal's test lies in its feature, beside form and texts.`]
    if (EXPOSING.includes(top) && !isTest(path) && !exposed.has(`${top}/${second}`))
      return [`${path}: release.ts exposes no such module.`]
    return []
  })
}

/**
 * Where a part differs from the shape that all parts have (deploy/docs/adr/0029-one-shape-for-all-parts.md); empty when it does not.
 * Whoever knows one part then knows all.
 */
export function shapeViolations({ folder, modules }: Pick<Part, 'folder' | 'modules'>): string[] {
  const missing = REQUIRED.filter((path) => !existsSync(join(folder, path))).map(
    (path) => `${path} is missing.`,
  )
  const src = join(folder, 'src')
  const paths = filesBelow(src).filter((path) => /\.tsx?$/.test(path))
  const exposed = new Set(modules.map(({ file }) => relative(src, file).split(sep).join('/')))
  const sources = paths.map((path) => ({
    path,
    source: readFileSync(join(src, path), 'utf8').replace(COMMENT, '').replace(PATTERN, ''),
  }))
  const forbidden = sources.flatMap(({ path, source }) =>
    RULES.filter(({ applies, pattern }) => applies(path) && pattern.test(source)).map(
      ({ why }) => `src/${path}: ${why}`,
    ),
  )
  const asks = sources.some(({ source }) => /\bqueryOptions\(/.test(source))
  if (asks && !paths.includes('api/keys.ts')) missing.push('src/api/keys.ts is missing: there are queries.')
  return [...missing, ...misplaced(paths, exposed).map((text) => `src/${text}`), ...forbidden].map(
    (text) => `${basename(folder)}/${text}`,
  )
}
