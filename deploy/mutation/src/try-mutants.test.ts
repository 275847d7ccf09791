import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { tryMutants } from './try-mutants'

const NAME = 'trial-of-a-test'
const HOST = 'deploy/edge/src/host'
const SOURCE = `${HOST}/domain-of-host.ts`
const ELSEWHERE = 'deploy/edge/src/http/accept-encoding.ts'
const forget = () => rmSync(join(ROOT, `.cache/mutation/${NAME}.json`), { force: true })

beforeEach(forget)
afterEach(forget)

test('changes that tests notice are told from those that no test executes', async () => {
  const sources = [SOURCE, ELSEWHERE]
  const { mutants, failing } = await tryMutants({ name: NAME, folder: HOST, isServer: true, sources })
  const of = (file: string) => mutants.filter(({ fileName }) => fileName === file)
  const upper = of(SOURCE).find(({ replacement }) => replacement.includes('toUpperCase'))
  expect(failing).toEqual([])
  expect(upper?.status).toBe('noticed')
  expect(new Set(of(ELSEWHERE).map(({ status }) => status))).toEqual(new Set(['not run']))
}, 120_000)

test('of a sample only what was drawn is tried', async () => {
  const sample = { size: 4, seed: 1 }
  const { mutants, total, failing } = await tryMutants(
    { name: NAME, folder: HOST, isServer: true, sources: [SOURCE] },
    { sample, processes: 1 },
  )
  expect(failing).toEqual([])
  expect(mutants).toHaveLength(4)
  expect(total).toBeGreaterThan(4)
  expect(mutants.map(({ status }) => status)).not.toContain('not run')
}, 120_000)
