import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root'

const DOCUMENTS = [
  'README.md',
  ...['.github', 'deploy/docs', 'deploy/docs/adr'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
/** Target of a Markdown link or picture that is a file of the workspace, without what stands behind `#`. */
const LINK = /\]\((?!https?:)([^)#\s]+)/g

test.each(DOCUMENTS)('%s links only to files that are there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target)
  const missing = targets.filter((target) => !existsSync(join(ROOT, dirname(document), target)))
  expect(missing).toEqual([])
})

test('every decision record stands in the index once', () => {
  const folder = join(ROOT, 'deploy/docs/adr')
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const records = readdirSync(folder).filter((name) => /^\d/.test(name))
  expect(records.filter((name) => index.split(`(${name})`).length !== 2)).toEqual([])
})
