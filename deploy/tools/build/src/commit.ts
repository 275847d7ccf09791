import { execFileSync } from 'node:child_process'
import { ROOT } from './folders'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Commit that the sources under these paths stand at; `uncommitted` where they differ from it or there is no repository. */
export function commitOf(...paths: string[]): string {
  try {
    if (git('status', '--porcelain', '--', ...paths)) return 'uncommitted'
    return git('log', '-1', '--format=%H', '--', ...paths) || 'uncommitted'
  } catch {
    return 'uncommitted'
  }
}
