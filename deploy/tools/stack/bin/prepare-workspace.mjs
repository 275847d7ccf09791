import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installError } from './install-error.mjs'
import { forgetInstall, isInstalled, rememberInstall } from './install-stamp.mjs'
import { fetchPnpm, pnpmPath } from './pnpm.mjs'
import { runTool } from './run-tool.mjs'

/** What it takes to build and run the shops: no tools of the tests, no browser. */
const RUN_ONLY = ['--prod', '--filter', '!@prilavok/e2e', '--filter', '!@prilavok/bench']
/**
 * The lock file names each package by its hash and is read by people before it is merged. Asking the registry about the age of
 * every one again takes as long as the installation; it is asked when the lock file is changed.
 */
const FROZEN = ['install', '--frozen-lockfile', '--config.minimumReleaseAge=0']

/**
 * Installs the dependencies that pnpm-lock.yaml names, unless they are there already.
 * An interrupted install leaves no stamp, so the next run goes on with it.
 * @param {string} root the workspace
 * @param {'run' | 'all'} scope what it takes to run the shops, or all of it with the tools of the tests
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for the workspace's commands
 * @throws {Error} with what happened and what to do
 */
export async function prepareWorkspace(root, scope) {
  const env = environment(root)
  if (isInstalled(root, scope)) return env
  await fetchPnpm(root, env)
  process.stderr.write('Installing the dependencies…\n')
  forgetInstall(root)
  const args = [
    ...FROZEN,
    ...(scope === 'run' ? RUN_ONLY : []),
    '--reporter=append-only',
    '--config.confirmModulesPurge=false',
  ]
  const { code, output } = await runTool(pnpmPath(root), args, { cwd: root, env: { ...env, CI: 'true' } })
  if (code !== 0) throw new Error(installError('The dependencies could not be installed.', output))
  rememberInstall(root, scope)
  return env
}

/**
 * Gives a part that has just been made its dependencies and its place in pnpm-lock.yaml.
 * @param {string} root the workspace
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with what happened and what to do
 */
export async function linkNewPart(root, env) {
  await fetchPnpm(root, env)
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  const { code, output } = await runTool(pnpmPath(root), args, { cwd: root, env: { ...env, CI: 'true' } })
  if (code !== 0)
    throw new Error(installError('The part is made, but its dependencies could not be installed.', output))
  rememberInstall(root, 'all')
}

/** npm and pnpm keep caches in the home directory; without one they get a place in `.tools`. */
function environment(root) {
  if (process.env.HOME !== '' && homedir()) return { ...process.env }
  const home = join(root, '.tools', 'home')
  mkdirSync(home, { recursive: true })
  return { ...process.env, HOME: home }
}
