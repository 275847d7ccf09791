import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ExposedName } from '@prilavok/shared-kernel/contract'
import { buildNode } from './build-node'
import { partFolder } from './folders'
import { readPart } from './part'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** Builds a part of these files, whose pages are its exposed modules. @returns its modules as a render thread gets them */
async function built(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'node-build-'))
  folders.push(folder)
  await symlink(join(partFolder('mf-auth'), 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries({
    'package.json': '{"name":"mf-a","version":"1.0.0"}',
    ...files,
  })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const modules = Object.keys(files)
    .filter((path) => path.startsWith('src/pages/'))
    .map((path) => ({
      expose: `./${path.slice('src/pages/'.length, -'.tsx'.length)}` as ExposedName,
      file: join(folder, path),
    }))
  const { descriptor } = await readPart(partFolder('mf-auth'))
  const part = { folder, descriptor, isShell: false, modules }
  const outputFolder = join(folder, 'out')
  await buildNode({ part, version: '1.0.0', mode: 'production', outputFolder })
  const load = createRequire(join(outputFolder, 'node/any.cjs'))
  return {
    load: (name: string) => load(`./${name}.cjs`) as Record<string, unknown>,
    text: await readFile(join(outputFolder, 'node/part.cjs'), 'utf8'),
  }
}

test('modules of one part share what they import, so a context is one object; one that fails fails alone', async () => {
  const { load } = await built({
    'src/context.ts': 'export const context = { of: __PART_VERSION__ }',
    'src/pages/One.tsx': "export { context } from '../context'",
    'src/pages/Two.tsx': "export { context } from '../context'",
    'src/pages/Broken.tsx': "throw new Error('at start')",
  })
  expect(load('One').context).toBe(load('Two').context)
  expect(load('One').context).toEqual({ of: '1.0.0' })
  expect(() => load('Broken')).toThrow('at start')
})

test('what the shell shares stays out of the bundle', async () => {
  const { text } = await built({ 'src/pages/One.tsx': "export { useState } from 'react'" })
  expect(text).toContain('require("react")')
  expect(text).not.toContain('useReducer')
})

test.each([
  ['a module of Node', "import 'node:fs'", 'node:fs is a module of Node'],
  [
    'a sub-path that the kernel does not export',
    "import '@prilavok/shared-kernel/not-there'",
    'not-there is not provided by the shell',
  ],
])('%s fails the build with the reason', async (_what, code, message) => {
  await expect(built({ 'src/pages/One.tsx': code })).rejects.toThrow(message)
})
