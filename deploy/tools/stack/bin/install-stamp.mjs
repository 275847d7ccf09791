import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = (root) => join(root, 'node_modules', '.prilavok-installed')

/**
 * Whether node_modules holds exactly what the lock file names, for this kind of machine.
 * @param {'run' | 'all'} scope what must be there: everything has what it takes to run, too
 */
export function isInstalled(root, scope) {
  if (!existsSync(stamp(root))) return false
  const found = readFileSync(stamp(root), 'utf8')
  return found === expected(root, 'all') || found === expected(root, scope)
}

export function forgetInstall(root) {
  rmSync(stamp(root), { force: true })
}

export function rememberInstall(root, scope) {
  writeFileSync(stamp(root), expected(root, scope))
}

function expected(root, scope) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return `${hash.digest('hex')} ${process.platform}-${process.arch} ${process.versions.modules} ${scope}\n`
}
