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
  start: {
    file: 'tools/stack/src/main.ts',
    scope: 'run',
    by: [join(ROOT, 'deploy/tools/build/bin/run.mjs')],
  },
  dev: { file: 'tools/stack/src/dev.ts', scope: 'run' },
  new: { file: 'tools/stack/src/new.ts', scope: 'all' },
  test: { file: 'tools/stack/src/verify.ts', scope: 'all' },
}

const [name, ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
const versionFault = nodeVersionFault(process.versions.node)

if (versionFault) {
  fail(versionFault)
} else if (!command) {
  fail(`There is no command «${name ?? ''}». Commands: ${Object.keys(COMMANDS).join(', ')}.`)
} else {
  try {
    const env = await prepareWorkspace(ROOT, command.scope)
    process.exitCode = await runCommand(
      [...(command.by ?? ['--import', 'tsx']), join(ROOT, 'deploy', command.file), ...rest],
      { cwd: ROOT, env },
    )
    if (name === 'new' && process.exitCode === 0) await linkNewPart(ROOT, env)
  } catch (error) {
    fail(error.message)
  }
}

function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
