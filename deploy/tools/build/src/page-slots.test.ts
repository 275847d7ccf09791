import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PART_NAMES, partFolder } from './folders'
import { slotsRenderedBy, slotViolations } from './page-slots'
import { readPart } from './part'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slots-'))
  await mkdir(join(folder, 'parts'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (name: string, source: string) => {
  const file = join(folder, name)
  await writeFile(file, source)
  return file
}

test.each(PART_NAMES)('the routes of %s tell the slots that their pages render', async (name) => {
  expect(slotViolations(await readPart(partFolder(name)))).toEqual([])
})

test('slots of what a page imports, at once or later, are the page’s', async () => {
  await write('parts/Bar.tsx', '<Slot\n  name="page.orderBar" props={{}} />')
  await write('parts/Later.tsx', "<Slot name={'home.blocks'} props={{}} />")
  const page = await write(
    'Page.tsx',
    "import { Bar } from './parts/Bar'\nconst Later = lazy(() => import('./parts/Later'))\n",
  )
  expect(slotsRenderedBy(page)).toEqual(['home.blocks', 'page.orderBar'])
})

test('a page that renders a slot its route does not tell is found, and the other way round', async () => {
  const file = await write('Page.tsx', '<Slot name="page.orderBar" props={{}} />')
  const part = await readPart(partFolder('mf-auth'))
  const withSlots = (slots: 'home.blocks'[]) => ({
    ...part,
    descriptor: {
      ...part.descriptor,
      routes: [{ id: 'a.b' as const, path: '/a', expose: './A' as const, access: 'anyone' as const, slots }],
    },
    modules: [{ expose: './A' as const, file }],
  })
  expect(slotViolations(withSlots([]))).toEqual([expect.stringContaining('a.b')])
  expect(slotViolations(withSlots(['home.blocks']))).toEqual([expect.stringContaining('page.orderBar')])
})

test('slots of a layout are those of every route in it', async () => {
  const page = await write('Page.tsx', '<Slot name="page.orderBar" props={{}} />')
  const layout = await write('Layout.tsx', '<Slot name="home.blocks" props={{}} />')
  const part = await readPart(partFolder('mf-auth'))
  const withSlots = (slots: ('home.blocks' | 'page.orderBar')[]) => ({
    ...part,
    descriptor: {
      ...part.descriptor,
      routes: [{ id: 'a.b', path: '/a', expose: './A', layout: './L', access: 'anyone', slots } as const],
    },
    modules: [{ expose: './A', file: page } as const, { expose: './L', file: layout } as const],
  })
  expect(slotViolations(withSlots(['page.orderBar', 'home.blocks']))).toEqual([])
  expect(slotViolations(withSlots(['page.orderBar']))).toEqual([
    expect.stringContaining('[home.blocks, page.orderBar]'),
  ])
})

test('layoutSlots of the shell are what its layout renders', async () => {
  const shell = await readPart(partFolder('shell'))
  const { layoutSlots = [], ...descriptor } = shell.descriptor
  const [left, ...others] = layoutSlots
  expect(slotViolations({ ...shell, descriptor: { ...descriptor, layoutSlots: others } })).toEqual([
    expect.stringContaining(String(left)),
  ])
})

test('a computed name is rejected', async () => {
  const file = await write('Page.tsx', '<Slot name={name} props={{}} />')
  expect(() => slotsRenderedBy(file)).toThrow(/write the name of the <Slot> out/)
})
