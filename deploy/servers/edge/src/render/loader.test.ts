import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { createLoader } from './loader'

function started(files: Record<string, string>) {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const entered: string[] = []
  const loader = createLoader(folder, (part, version) => entered.push(`${part}@${version}`))
  const load = (shell = '1.0.0', part: PartName = 'mf-catalog', version = '1.0.0') =>
    loader.module(shell, part, version, './Page') as Record<string, (...args: unknown[]) => unknown>
  return { loader, load, entered }
}
const SHELL = 'shell/1.0.0/node/server.cjs'
const PAGE = 'mf-catalog/1.0.0/node/Page.cjs'
const shellWith = (react: string) =>
  `exports.shared = { react: { version: '${react}' } }; exports.path = require('node:path')`

test('a part gets the shared modules of its shell, and says when its code runs', () => {
  const { load, entered } = started({
    [SHELL]: shellWith('19'),
    [PAGE]: "exports.default = () => require('react').version",
  })
  const { default: page } = load()
  expect(entered).toEqual(['shell@1.0.0', 'mf-catalog@1.0.0'])
  expect(page?.()).toBe('19')
  expect(entered).toEqual(['shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@1.0.0'])
})

test('each is loaded once for a shell; several versions run side by side', () => {
  const { loader, load } = started({
    [SHELL]: shellWith('19'),
    'shell/2.0.0/node/server.cjs': shellWith('20'),
    [PAGE]: "const react = require('react'); exports.default = () => react.version",
  })
  expect(load()).toBe(load())
  expect(loader.shell('1.0.0')).toBe(loader.shell('1.0.0'))
  expect([load().default?.(), load('2.0.0').default?.()]).toEqual(['19', '20'])
})

test('the modules of a part share its one bundle, each shell having its own', () => {
  const { load, loader } = started({
    [SHELL]: shellWith('19'),
    'shell/2.0.0/node/server.cjs': shellWith('20'),
    'mf-catalog/1.0.0/node/part.cjs': "exports.context = { react: require('react').version }",
    [PAGE]: "exports.context = require('./part.cjs').context",
    'mf-catalog/1.0.0/node/Other.cjs': "exports.context = require('./part.cjs').context",
  })
  const other = loader.module('1.0.0', 'mf-catalog', '1.0.0', './Other') as { context: unknown }
  expect(load().context).toBe(other.context)
  expect([load().context, load('2.0.0').context]).toEqual([{ react: '19' }, { react: '20' }])
})

test('a part gets nothing but what its shell shares', () => {
  const { load } = started({ [SHELL]: shellWith('19'), [PAGE]: "require('node:fs')" })
  expect(() => load()).toThrow(
    expect.objectContaining({
      code: 'MODULE_BROKEN',
      message: expect.stringContaining('«node:fs»: shell@1.0.0 shares no such module'),
    }),
  )
})

test.each(['child_process', 'node:worker_threads', 'cluster', 'inspector/promises', 'repl', 'left-pad'])(
  'a shell may not use %s',
  (id) => {
    const { loader } = started({ [SHELL]: `require('${id}')` })
    expect(() => loader.shell('1.0.0')).toThrow(
      expect.objectContaining({ code: 'MODULE_BROKEN', message: expect.stringContaining(`«${id}»`) }),
    )
  },
)

test('a shell may use what else there is', () => {
  const { loader } = started({
    [SHELL]: "exports.sep = require('path').sep; exports.util = require('node:util/types')",
  })
  expect(loader.shell('1.0.0')).toMatchObject({ sep: '/' })
})

test('a release that is broken stays so, and is not tried again', () => {
  const { load, entered } = started({ [SHELL]: shellWith('19'), [PAGE]: "throw new Error('at start')" })
  for (const _ of [1, 2])
    expect(() => load()).toThrow(
      expect.objectContaining({
        code: 'MODULE_BROKEN',
        message: expect.stringContaining('shell@1.0.0|mf-catalog@1.0.0|./Page: at start'),
      }),
    )
  expect(entered).toEqual(['shell@1.0.0', 'mf-catalog@1.0.0'])
})

test('one that is not there is broken', () => {
  const { load } = started({ [SHELL]: shellWith('19') })
  expect(() => load()).toThrow(expect.objectContaining({ code: 'MODULE_BROKEN' }))
  expect(() => load('9.9.9')).toThrow(expect.objectContaining({ code: 'MODULE_BROKEN' }))
})

test('a part sees a process without settings, and leaves nothing behind', () => {
  const { load } = started({
    [SHELL]: shellWith('19'),
    [PAGE]: 'exports.env = () => Object.keys(process.env); exports.leave = () => { globalThis.left = 1 }',
  })
  const { env, leave } = load()
  expect(env?.()).toEqual(['NODE_ENV'])
  expect(() => leave?.()).toThrow('may not change the global object')
})
