import { EVERY_SHOP } from '../model/rule'
import { GREEN, commandLineOfShop as shop } from '../testing/command-line'

const SUPPLIER = ['--supplier', GREEN]

test('a plan says line by line what a supplier gets, and which rules are its own', async () => {
  const { release, registry } = await shop()
  await release('pin', 'mf-a@1.1.0', ...SUPPLIER)
  await release('rollout', 'mf-a@1.2.0', '--share', '12.5')
  const { revision } = await registry.state()
  expect((await release('plan', ...SUPPLIER)).text.split('\n')).toEqual([
    `${GREEN}, revision ${revision}`,
    'mf-a             1.1.0, pinned  (own rule)',
    'shell            1.0.0',
  ])
  expect((await release('plan')).text.split('\n')).toEqual([
    `every shop, revision ${revision}`,
    'mf-a             1.0.0, 1.2.0 for 12.5 %',
    'shell            1.0.0',
  ])
})

test('to programs a plan tells what holds a rule, where it does', async () => {
  const { release, json } = await shop()
  await release('pin', 'mf-a@1.1.0', ...SUPPLIER)
  await release('freeze', 'shell', '--until', '2999-01-01', ...SUPPLIER)
  const { data } = await json('plan', ...SUPPLIER)
  expect(data).toEqual({
    shop: GREEN,
    revision: expect.any(Number),
    parts: [
      { part: 'mf-a', stable: '1.1.0', lastGood: '1.0.0', own: true, pinned: true },
      { part: 'shell', stable: '1.0.0', own: true, frozenUntil: '2999-01-01T00:00:00.000Z' },
    ],
    problems: [],
  })
  const { data: common } = await json('plan')
  expect(common).toMatchObject({
    shop: EVERY_SHOP,
    parts: [
      { part: 'mf-a', stable: '1.0.0', own: true },
      { part: 'shell', stable: '1.0.0', own: true },
    ],
  })
  expect(common.parts[0]).not.toHaveProperty('pinned')
  expect(common.parts[1]).not.toHaveProperty('frozenUntil')
})

test('what cannot be read is told with the plan of its supplier, and of every one where it is everybody’s', async () => {
  const { release, connection } = await shop()
  await release('use', 'mf-a@1.1.0', ...SUPPLIER)
  await release('use', 'mf-a@1.1.0', '--supplier', 'red.example')
  const damage = (name: string) =>
    connection.pool.query(
      `update rollouts.rules set candidate = '{"share": "all"}' where shop = $1 and part = 'mf-a'`,
      [name],
    )
  await damage(GREEN)
  const told = /^ {2}! .*"share":"all".* is no rule$/m
  expect((await release('plan', ...SUPPLIER)).text).toMatch(told)
  expect((await release('plan', '--supplier', 'red.example')).text).not.toContain('!')
  await damage(EVERY_SHOP)
  expect((await release('plan', '--supplier', 'red.example')).text).toMatch(told)
})

test('a difference names its sides, and says when there is none', async () => {
  const { release } = await shop()
  expect((await release('diff', ...SUPPLIER, '--with', 'red.example')).text).toBe(
    `${GREEN} now → red.example now\nno difference`,
  )
  await release('pin', 'mf-a@1.1.0', ...SUPPLIER)
  expect((await release('diff', ...SUPPLIER, '--with', 'red.example')).text.split('\n')).toEqual([
    `${GREEN} now → red.example now`,
    'mf-a             1.1.0 → 1.0.0',
  ])
  const { text } = await release('diff', '--from', '2020-01-01', '--to', '2020-01-02')
  expect(text).toBe(
    'every shop 2020-01-01T00:00:00.000Z → every shop 2020-01-02T00:00:00.000Z\nno difference',
  )
  expect((await release('diff', '--from', '2020-01-01')).text.split('\n')).toEqual([
    'every shop 2020-01-01T00:00:00.000Z → every shop now',
    'mf-a             none → 1.0.0',
    'shell            none → 1.0.0',
  ])
  const both = await release('diff', ...SUPPLIER, '--with', 'red.example', '--from', '1h')
  expect(both).toMatchObject({ code: 2, errors: expect.stringContaining('--with <domain> or --from') })
})

test('the log is read by supplier, part, time and number of lines', async () => {
  const { release, json } = await shop()
  await release('use', 'mf-a@1.1.0', ...SUPPLIER, '--reason', 'проба')
  await release('use', 'mf-a@1.2.0', '--supplier', 'red.example')
  const versions = async (...args: string[]) => {
    const { data } = await json('log', ...args)
    return data.map(({ kind, version }: { kind: string; version: string }) => `${kind} ${version}`)
  }
  expect(await versions(...SUPPLIER)).toEqual(['use 1.1.0'])
  expect(await versions('--limit', '2')).toEqual(['use 1.2.0', 'use 1.1.0'])
  expect(await versions('--part', 'shell')).toEqual(['use 1.0.0', 'publish 1.0.0'])
  expect(await versions('--to', '1h')).toEqual([])
  expect(await versions('--from', '1h')).toHaveLength(8)
  const { text } = await release('log', ...SUPPLIER)
  expect(text.split('\n')[1]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}test {2}use {2}demo-green\.localhost {2}mf-a {2}as every supplier → 1\.1\.0 {2}«проба»$/,
  )
})
