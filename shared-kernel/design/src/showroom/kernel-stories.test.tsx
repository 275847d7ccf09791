// biome-ignore lint/correctness/noNodejsModules: which stories there are, the folder tells
import { readdirSync, readFileSync, statSync } from 'node:fs'
// biome-ignore lint/correctness/noNodejsModules: as above
import { dirname, join, relative, resolve } from 'node:path'
import { renderWithKernel, shopPlan } from '@prilavok/shared-kernel/testing'
import { storiesOf } from './stories'

const SOURCES = resolve(__dirname, '../../../src')

/** Public modules that render nothing of their own. */
const WITHOUT_LOOK = new Set(['router/link', 'ui/lazy-with-retry', 'slots/slot', 'styled/styled'])

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

const files = filesIn(SOURCES).map((path) => relative(SOURCES, path))
const storyFiles = files.filter((path) => path.endsWith('.stories.tsx'))

/** Components that parts can reach: a file of `ui`, or one that the index of its sub-path hands on. */
const isPublic = (path: string) => {
  const folder = dirname(path)
  const index = `${folder}/index.ts`
  const name = path.slice(folder.length + 1, -'.tsx'.length)
  return (
    folder === 'ui' ||
    (files.includes(index) && readFileSync(join(SOURCES, index), 'utf8').includes(`'./${name}'`))
  )
}
const components = files
  .filter(
    (path) => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$|^testing\//.test(path) && isPublic(path),
  )
  .map((path) => path.slice(0, -'.tsx'.length))
  .filter((path) => !WITHOUT_LOOK.has(path))

/** What a file of stories imports from beside it. */
const shownBy = (path: string): string[] =>
  [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(
    ([, name]) => `${dirname(path)}/${name}`,
  )

test('every component of the kernel is shown at /design', () => {
  const shown = new Set(storyFiles.flatMap(shownBy))
  expect(components.filter((path) => !shown.has(path))).toEqual([])
})

test('every state of every component is rendered', async () => {
  for (const path of storyFiles) {
    const { states } = storiesOf(path, await import(join(SOURCES, path)))
    for (const { name, View } of states) {
      expect(name).toMatch(/^[А-ЯЁ]/)
      const { container, unmount } = renderWithKernel(<View />, { plan: shopPlan() })
      expect(container).not.toBeEmptyDOMElement()
      unmount()
    }
  }
})
