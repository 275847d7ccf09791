import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { CACHE_FOLDER, PART_NAMES, ROOT } from '@prilavok/build/folders'

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim()

const DAY = 86_400
const SCOPE = '@prilavok'
const PACKAGES = [...PART_NAMES, 'shared-kernel', 'deploy/tools/build']
/** Builds of before it was there do not say what they use, so nothing could keep them from plans in which they cannot work. */
const RECORDING = 'deploy/tools/build/src/uses/record-uses.ts'

/**
 * The commit that shops ran before this one: `PREVIOUS_COMMIT`, else the newest that is a day older than the last one, but not from
 * before builds record what they use. A clone without its history has none: then the sources are the same and only the version differs.
 */
async function previousCommit(): Promise<string> {
  if (process.env.PREVIOUS_COMMIT) return process.env.PREVIOUS_COMMIT
  const now = Number(await git('log', '-1', '--format=%ct'))
  const dayOld = await git('log', '-1', '--format=%H', `--before=${now - DAY}`)
  if (dayOld && (await git('ls-tree', '--name-only', dayOld, RECORDING))) return dayOld
  return git('log', '-1', '--diff-filter=A', '--format=%H', '--', RECORDING)
}

/** The packages that a folder of the workspace has installed; those of the workspace itself are the ones in `root`. */
async function linkPackages(root: string, folder: string): Promise<void> {
  const [from, to] = [join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules')]
  await mkdir(join(to, SCOPE), { recursive: true })
  for (const name of await readdir(from))
    if (name !== SCOPE) await symlink(await realpath(join(from, name)), join(to, name))
  for (const [name, path] of Object.entries({
    'shared-kernel': 'shared-kernel',
    build: 'deploy/tools/build',
  }))
    await symlink(relative(join(to, SCOPE), join(root, path)), join(to, SCOPE, name))
}

/** The sources of a commit with their own build and today's dependencies; kept, so that a second run builds nothing. */
async function workspaceOf(commit: string): Promise<string> {
  const root = join(CACHE_FOLDER, 'previous', commit.slice(0, 12))
  if (existsSync(root)) return root
  const draft = `${root}-${process.pid}`
  await mkdir(draft, { recursive: true })
  const archive = join(draft, 'sources.tar')
  await git('archive', '-o', archive, commit, ...PACKAGES, 'package.json', 'pnpm-lock.yaml')
  await run('tar', ['-xf', archive, '-C', draft])
  await symlink(join(ROOT, 'node_modules'), join(draft, 'node_modules'))
  for (const folder of PACKAGES) await linkPackages(draft, folder)
  await rename(draft, root)
  return root
}

/**
 * Builds every part as it was before, from its own sources and its own kernel.
 * @returns folders of the builds by part
 */
export async function previousBuilds(version: string): Promise<Map<string, string>> {
  const root = await workspaceOf(await previousCommit())
  const build = ['--import', 'tsx', 'deploy/tools/build/bin/build.ts', ...PART_NAMES, '--version', version]
  await run(process.execPath, build, { cwd: root })
  return new Map(PART_NAMES.map((name) => [name, join(root, name, 'dist')]))
}
