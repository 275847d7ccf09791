import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PART_NAMES, partFolder } from './folders'
import { readPart } from './part'
import { shapeViolations } from './part-shape'

test.each(PART_NAMES.filter((name) => name !== 'shell'))('%s has the shape of all parts', async (name) => {
  expect(shapeViolations(await readPart(partFolder(name)))).toEqual([])
})

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shape-'))
  folder = join(parent, 'mf-news')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const SHAPE: Record<string, string> = {
  'package.json': '{}',
  'release.ts': '',
  'webpack.config.ts': '',
  'src/pages/NewsPage.tsx': '// «Новости»\nexport default () => null',
  'src/pages/news-page.test.tsx': "test('новости')",
  'src/features/news/texts.ts': "export const newsTexts = { title: 'Новости' }",
  'src/api/get-news.ts': 'queryOptions({ queryKey: keys.news, queryFn: () => api.get(url) })',
  'src/api/keys.ts': "export const keys = { news: ['mf-news'] }",
  'src/texts.ts': '/** Что говорят. */',
  'src/testing/render-page.ts': '',
}

async function violationsOf(changes: Record<string, string | undefined>): Promise<string[]> {
  for (const [path, source] of Object.entries({ ...SHAPE, ...changes })) {
    if (source === undefined) continue
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  }
  return shapeViolations({
    folder,
    modules: [{ expose: './NewsPage', file: join(folder, 'src/pages/NewsPage.tsx') }],
  })
}

test('a part of that shape is in order; comments, patterns and tests may speak Russian', async () => {
  expect(await violationsOf({ 'src/model/units.ts': 'export const UNIT = /\\d (?:г|кг)/g' })).toEqual([])
})

test.each([
  ['src/texts.ts', undefined, 'mf-news/src/texts.ts is missing'],
  ['src/api/keys.ts', undefined, 'there are queries'],
  ['src/utils/dates.ts', '', 'src/utils/dates.ts: src holds'],
  ['src/features/News.tsx', '', 'a feature is a folder'],
  ['src/features/news/news-texts.ts', '', 'is called texts.ts'],
  ['src/modals/news-modal.test.tsx', '', 'lies in its feature'],
  ['src/pages/OldPage.tsx', '', 'exposes no such module'],
  ['src/features/news/News.tsx', '<h1>Новости</h1>', 'Russian texts stand in texts.ts'],
  ['src/features/news/use-news.ts', 'kernel.api.get(url)', 'a file of src/api'],
  ['src/features/news/use-news.ts', "useQuery({ queryKey: ['news'] })", 'keys stand in src/api/keys.ts'],
  ['src/pages/news-page.test.tsx', "const routes = [{ expose: './News' }]", 'are those of release.ts'],
])('%s: what differs is told', async (path, source, told) => {
  expect(await violationsOf({ [path]: source })).toEqual([expect.stringContaining(told)])
})
