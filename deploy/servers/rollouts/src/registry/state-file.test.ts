import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP } from '../model/rule'
import { temporaryFolder } from '../testing/build-folder'
import { someRelease } from '../testing/some-release'
import { createStateFile, readStateFile } from './state-file'

const RULE = { part: 'mf-catalog', shop: EVERY_SHOP, stable: '1.0.0' } as const
const WITHDRAWAL = {
  part: 'mf-catalog',
  version: '1.1.0',
  shop: 'a',
  at: '2026-11-01T00:00:00Z',
  reason: 'x',
} as const
const STATE: RegistryState = {
  revision: 7,
  rules: [RULE],
  withdrawals: [WITHDRAWAL],
  releases: [someRelease({ name: 'mf-catalog' })],
  problems: [],
}

function started() {
  const folder = temporaryFolder()
  const file = join(folder, 'state.json')
  const lines: [string, string][] = []
  const say = (kind: string) => (_: object, message: string) => void lines.push([kind, message])
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  return { folder, file, lines, log, read: () => readStateFile(file, log) }
}

test('what was saved is read again', () => {
  const { file, folder, log, lines, read } = started()
  createStateFile(file, log).save(STATE)
  expect(read()).toEqual(STATE)
  expect(readdirSync(folder)).toEqual(['state.json'])
  expect(lines).toEqual([])
})

test.each(['', '[]', 'null', '{}', '{"revision":"7"}'])('%j is no state, which is no error', (content) => {
  const { file, lines, read } = started()
  writeFileSync(file, content)
  expect(read()).toBeUndefined()
  expect(lines).toEqual([['info', 'no registry state of before']])
})

test('of a file that is damaged in part the rest is read', () => {
  const { file, read } = started()
  const damaged = { ...STATE, rules: [RULE, { shop: 'a' }, 5], withdrawals: [{ shop: 'b' }], releases: [{}] }
  writeFileSync(file, JSON.stringify(damaged))
  expect(read()).toEqual({
    ...STATE,
    withdrawals: [],
    releases: [],
    problems: [
      { shop: 'a', problem: '{"shop":"a"} is no rule' },
      { shop: EVERY_SHOP, problem: '5 is no rule' },
      { shop: 'b', problem: '{"shop":"b"} is no withdrawal' },
      { shop: EVERY_SHOP, problem: '{} is no release' },
    ],
  })
  writeFileSync(file, JSON.stringify({ revision: 7, rules: {}, withdrawals: 5 }))
  expect(read()).toEqual({ revision: 7, rules: [], withdrawals: [], releases: [], problems: [] })
})

test('a large state is written when the follower ends, the latest one', () => {
  const { file, log } = started()
  const rules = Array.from({ length: 2001 }, (_, index) => ({ ...RULE, shop: `shop-${index}` }))
  const saved = createStateFile(file, log)
  saved.save({ ...STATE, rules })
  saved.save({ ...STATE, rules, revision: 8 })
  expect(existsSync(file)).toBe(false)
  saved.close()
  expect(JSON.parse(readFileSync(file, 'utf8')).revision).toBe(8)
  saved.save({ ...STATE, rules: rules.slice(1), revision: 9 })
  expect(JSON.parse(readFileSync(file, 'utf8')).revision).toBe(9)
})

test('a state that cannot be written costs a warning', () => {
  const { folder, log, lines } = started()
  const saved = createStateFile(join(folder, 'none', 'state.json'), log)
  saved.save(STATE)
  saved.close()
  expect(lines).toEqual([['warn', 'the registry state cannot be saved']])
})
