import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installError } from './install-error.mjs'
import { runTool } from './run-tool.mjs'

const folder = (root) => join(root, '.tools', 'pnpm')

/** The pnpm of this workspace, fetched by npm into the ignored folder `.tools`. */
export function pnpmPath(root) {
  return join(folder(root), 'node_modules', '.bin', process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm')
}

/**
 * Fetches the version that `packageManager` of package.json names, unless it is there.
 * @throws {Error} with what happened and what to do
 */
export async function fetchPnpm(root, env) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = packageManager.slice('pnpm@'.length)
  if (await works(root, version, env)) return
  process.stderr.write(`Fetching pnpm ${version}…\n`)
  rmSync(folder(root), { recursive: true, force: true })
  mkdirSync(folder(root), { recursive: true })
  const args = [
    'install',
    '--prefix',
    folder(root),
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
  ]
  const retries = ['--loglevel=error', '--fetch-retries=2', '--fetch-retry-mintimeout=1000']
  const npm = npmCommand()
  const { code, output } = await runTool(npm.file, [...npm.args, ...args, ...retries, packageManager], {
    cwd: root,
    env,
  })
  if (code !== 0) throw new Error(installError(`pnpm ${version} could not be fetched.`, output))
  if (!(await works(root, version, env))) {
    throw new Error(
      `pnpm ${version} was fetched into .tools/pnpm but does not run. Delete .tools and run the command again.`,
    )
  }
}

async function works(root, version, env) {
  if (!existsSync(pnpmPath(root))) return false
  const { code, output } = await runTool(pnpmPath(root), ['--version'], { cwd: root, env, quiet: true })
  return code === 0 && output.trim() === version
}

/** The npm that runs this script, or the one in the path. */
function npmCommand() {
  const running = process.env.npm_execpath ?? ''
  if (running.endsWith('npm-cli.js')) return { file: process.execPath, args: [running] }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
