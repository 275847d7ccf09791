import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = (root) => join(root, 'node_modules', '.prilavok-installed')

/** Whether node_modules holds exactly what the lock file names, for this kind of machine. */
export function isInstalled(root) {
  return existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === expected(root)
}

export function forgetInstall(root) {
  rmSync(stamp(root), { force: true })
}

export function rememberInstall(root) {
  writeFileSync(stamp(root), expected(root))
}

function expected(root) {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return `${hash.digest('hex')} ${process.platform}-${process.arch} ${process.versions.modules}\n`
}
