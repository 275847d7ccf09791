import { scopeOf, withTestsBeside } from './changed'

const PARTS = ['shell', 'mf-auth', 'mf-basket']

test.each([
  ['one file of one part', ['mf-basket/src/a.tsx'], { parts: ['mf-basket'], journeys: ['mf-basket'] }],
  ['a test alone', ['mf-basket/src/a.test.tsx'], { parts: [], journeys: [] }],
  ['the console', ['deploy/servers/console/src/app/a.tsx'], { parts: [], journeys: ['console'] }],
  ['the kernel, which is in every part', ['shared-kernel/src/a.ts'], { parts: PARTS, journeys: undefined }],
  ['a server', ['deploy/servers/edge/src/a.ts'], { parts: PARTS, journeys: undefined }],
  ['words', ['README.md', 'deploy/docs/a.md'], { parts: [], journeys: [], code: [] }],
])('a change of %s asks for its own parts and journeys', (_what, files, scope) => {
  expect(scopeOf(files, PARTS)).toMatchObject(scope)
})

test('a page is imported by name: the tests beside it are run', () => {
  const files = ['mf-basket/src/pages/A.tsx', 'mf-basket/src/model/b.ts']
  const namesIn = (folder: string) => (folder.endsWith('pages') ? ['A.tsx', 'list.test.tsx'] : ['c.test.ts'])
  expect(withTestsBeside(files, namesIn)).toEqual([...files, 'mf-basket/src/pages/list.test.tsx'])
})
