import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partFolder } from './folders'
import { sharedModules } from './shared-modules'

const SHELL = partFolder('shell')

/** Names under which the shell's node build hands modules out. */
const handedOut = () => {
  const source = readFileSync(join(SHELL, 'src/server/shared.ts'), 'utf8')
  const list = source.slice(source.indexOf('export const shared'))
  return [...list.matchAll(/^ {2}'?([^':\s]+)'?: \w+,$/gm)].map(([, name]) => name)
}

test('the shell hands out exactly the modules that the node builds of the parts may require', () => {
  expect(handedOut().sort()).toEqual(
    sharedModules(SHELL)
      .map(({ name }) => name)
      .sort(),
  )
})
