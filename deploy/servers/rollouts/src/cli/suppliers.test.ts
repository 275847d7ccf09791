import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHealthStore } from '../health/store'
import { temporaryFolder } from '../testing/build-folder'
import { commandLineOfShop, GREEN } from '../testing/command-line'
import { readSuppliers } from './suppliers'

const SLIP = 'demo-gren.localhost'
const BEGIN = ['rollout', 'mf-a@1.1.0', '--share', '5']

test('the domain of a supplier is written as rules write it', async () => {
  const { release, registry } = await commandLineOfShop()
  await release(...BEGIN, '--supplier', ' Demo-Green.LOCALHOST ')
  expect((await registry.state()).rules.map(({ shop }) => shop)).toContain(GREEN)
})

test('where the suppliers are not known, an unknown name is warned of and nothing is rejected', async () => {
  const { release, json } = await commandLineOfShop()
  const warning = expect.stringContaining(`no rule and no page view of ${SLIP} is known: check the name`)
  expect(await release('plan', '--supplier', SLIP)).toMatchObject({ code: 0, errors: warning })
  expect(await json('rollback', 'mf-a@1.1.0', '--reason', 'x', '--supplier', SLIP)).toMatchObject({
    code: 0,
    data: { logged: [{ shop: SLIP }] },
    errors: warning,
  })
  // From now on it has a rule of its own.
  expect(await release('plan', '--supplier', SLIP)).toMatchObject({ code: 0, errors: '' })
})

test.each([
  [BEGIN],
  [['rollback', 'mf-a@1.2.0', '--reason', 'x']],
  [['pause', 'mf-a']],
  [['freeze', '--until', '2d']],
  [['override', 'mf-a@1.1.0']],
])('where they are, %j for a name that is none of them needs --new-supplier', async (command) => {
  const { release, registry, installation } = await commandLineOfShop()
  await release('rollout', 'mf-a@1.1.0', '--share', '5')
  Object.assign(installation, { domains: [GREEN], complete: true })
  const before = await registry.state()
  expect(await release(...command, '--supplier', SLIP)).toEqual({
    code: 1,
    text: '',
    errors: expect.stringMatching(/demo-gren.*--new-supplier.*demo-green\.localhost/s),
  })
  expect(await registry.state()).toEqual(before)
  expect(await release(...command, '--supplier', SLIP, '--new-supplier')).toMatchObject({
    code: 0,
    errors: '',
  })
})

test('a supplier of the installation needs no rule before its first one', async () => {
  const { release, installation } = await commandLineOfShop()
  Object.assign(installation, { domains: [GREEN], complete: true })
  expect(await release(...BEGIN, '--supplier', GREEN)).toMatchObject({ code: 0, errors: '' })
  expect(await release('plan', '--supplier', SLIP)).toMatchObject({
    code: 0,
    errors: expect.stringMatching(/^warning: demo-gren/),
  })
})

test('a supplier whose pages were seen is known', async () => {
  const { release, connection } = await commandLineOfShop()
  const view = {
    minute: 0,
    part: 'mf-a',
    version: '1.0.0',
    kind: 'view',
    bucket: 0,
    reports: 1,
    total: 1,
  } as const
  await createHealthStore(connection).record([{ ...view, shop: GREEN }])
  expect(await release('plan', '--supplier', GREEN)).toMatchObject({ code: 0, errors: '' })
})

test('the file of the edge names the suppliers, of this registry where both belong together', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'shop-credentials.json')
  expect(await readSuppliers({ DATA_DIR: folder })).toEqual({ domains: [], complete: false })
  writeFileSync(file, JSON.stringify({ [GREEN]: {} }))
  const elsewhere = { DATA_DIR: folder, DATABASE_URL: 'postgres://production' }
  expect(await readSuppliers({ DATA_DIR: folder })).toEqual({ domains: [GREEN], complete: true })
  expect(await readSuppliers(elsewhere)).toEqual({ domains: [GREEN], complete: false })
  expect(await readSuppliers({ ...elsewhere, SHOP_CREDENTIALS: file })).toEqual({
    domains: [GREEN],
    complete: true,
  })
  writeFileSync(file, 'no JSON')
  expect(await readSuppliers({ DATA_DIR: folder })).toEqual({ domains: [], complete: false })
})

test.each([
  [20, 'There are s01.example, .*s19.example, s20.example\\.'],
  [23, 'There are s01.example, .*s20.example and 3 others\\.'],
])('of %d suppliers twenty are named at most, by the alphabet', async (count, told) => {
  const { release, installation } = await commandLineOfShop()
  const domains = Array.from({ length: count }, (_, at) => `s${String(at + 1).padStart(2, '0')}.example`)
  Object.assign(installation, { domains: domains.toReversed(), complete: true })
  const { errors } = await release(...BEGIN, '--supplier', SLIP)
  expect(errors).toMatch(new RegExp(told))
})
