import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Release } from '@prilavok/shared-kernel/contract'
import { buildPart } from './build-part'
import { ROOT } from './folders'
import { newPartViolations, writeNewPart } from './new-part'
import { readPart } from './part'
import { shapeViolations } from './part-shape'
import { type ScratchWorkspace, scratchWorkspace } from './testing/scratch-workspace'

const TITLE = 'Пробная страница'
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const run = promisify(execFile)

let workspace: ScratchWorkspace
let folder: string
beforeAll(async () => {
  workspace = await scratchWorkspace()
  folder = await workspace.makePart({ name: 'mf-trial-page', title: `${TITLE} «Д'Артаньян»` })
})
afterAll(() => workspace.remove())

test('a new part has the shape of all parts, its title and a page of its own', async () => {
  const part = await readPart(folder)
  expect(shapeViolations(part)).toEqual([])
  expect(part.descriptor).toMatchObject({
    name: 'mf-trial-page',
    routes: [{ id: 'trialPage.list', path: '/trial-page', title: `${TITLE} «Д'Артаньян»` }],
  })
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  expect(readme).toMatch(/^# mf-trial-page\n/)
  expect(readme).not.toContain('__')
})

test('its types are right and its own tests pass', async () => {
  await run(bin('tsc'), ['--noEmit', '-p', '.'], { cwd: workspace.root })
  const { stderr } = await run(bin('jest'), ['mf-trial-page', '--selectProjects', 'front ends'], {
    cwd: workspace.root,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  expect(stderr).toMatch(/Tests: +4 passed, 4 total/)
})

test('the linter has nothing to say of it', async () => {
  const args = ['lint', '--error-on-warnings', '--vcs-enabled=false', '--vcs-use-ignore-file=false']
  await expect(run(bin('biome'), [...args, 'mf-trial-page'], { cwd: workspace.root })).resolves.toBeDefined()
})

test('it builds, and the build says what it uses of the page around it', async () => {
  const built = await buildPart(folder, { version: '1.0.0' })
  const release = JSON.parse(await readFile(join(built.folder, 'release.json'), 'utf8')) as Release
  expect(release).toMatchObject({ name: 'mf-trial-page', version: '1.0.0', entry: ['remoteEntry.js'] })
  expect(release.uses).toMatchObject({
    kernel: {
      kernel: { useKernel: 'src/pages/TrialPagePage.tsx' },
      api: { isText: 'src/api/get-pages.ts' },
      'ui/link': { TextLink: 'src/features/trial-page/TrialPageList.tsx' },
    },
    shared: { 'react/jsx-runtime': expect.stringMatching(/^\^19\./) },
    opens: {},
    calls: ['/v3/api/info/front_up/'],
  })
  expect(release.uses?.kernel['ui/link']).not.toHaveProperty('OuterLink')
})

test.each([
  ['mf-trial-page', TITLE, 'mf-trial-page is there already'],
  ['mf-catalog', TITLE, 'mf-catalog is there already'],
  ['mf-basket-', TITLE, 'is no name of a part'],
  ['trial', TITLE, 'is no name of a part'],
  ['mf-Trial', TITLE, 'is no name of a part'],
  ['mf-../trial', TITLE, 'is no name of a part'],
  ['mf-design', TITLE, "mf-design is the kernel's own part"],
  ['mf-search', TITLE, 'mf-catalog has the route catalog.search at /search already'],
  ['mf-new', 'New page', 'must be one line of Russian'],
  ['mf-new', 'Две\nстроки', 'must be one line of Russian'],
  ['mf-new', 'д'.repeat(61), 'must be one line of Russian'],
])('%s «%s» is not made: %s', async (name, title, told) => {
  expect(await newPartViolations({ name, title }, workspace.root)).toEqual([expect.stringContaining(told)])
  await expect(writeNewPart({ name, title }, workspace.root)).rejects.toThrow(told)
})
