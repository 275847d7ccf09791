/**
 * `npm start`, `npm run dev`, `npm test` and others: prepares the workspace (pnpm, dependencies) and runs one command of it.
 * Plain Node without dependencies: it runs before anything is installed.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeVersionFault } from './node-version.mjs'
import { linkNewPart, prepareWorkspace } from './prepare-workspace.mjs'
import { runCommand } from './run-command.mjs'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const COMMANDS = {
  start: 'tools/stack/src/main.ts',
  dev: 'tools/stack/src/dev.ts',
  new: 'tools/stack/src/new.ts',
  test: 'tools/stack/src/verify.ts',
}

const [name, ...rest] = process.argv.slice(2)
const file = COMMANDS[name]
const versionFault = nodeVersionFault(process.versions.node)

if (versionFault) {
  fail(versionFault)
} else if (!file) {
  fail(`There is no command «${name ?? ''}». Commands: ${Object.keys(COMMANDS).join(', ')}.`)
} else {
  try {
    const env = await prepareWorkspace(ROOT)
    process.exitCode = await runCommand(['--import', 'tsx', join(ROOT, 'deploy', file), ...rest], {
      cwd: ROOT,
      env,
    })
    if (name === 'new' && process.exitCode === 0) await linkNewPart(ROOT, env)
  } catch (error) {
    fail(error.message)
  }
}

function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
