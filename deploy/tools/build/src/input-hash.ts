import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { KERNEL_FOLDER, lockFiles, ROOT } from './folders'

const IGNORED = new Set(['node_modules', 'dist', 'testing', 'design'])
const TEST = /\.(test|stories)\.tsx?$/

function* filesUnder(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort())
    if (!IGNORED.has(name) && !name.startsWith('.') && !TEST.test(name)) yield* filesUnder(join(path, name))
}

/** Hash over everything that a part's build is made from: equal hashes, equal builds. */
export function inputHash(partFolder: string, others: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const place of [partFolder, ...others, KERNEL_FOLDER, import.meta.dirname, ...lockFiles()])
    for (const file of filesUnder(place))
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
  return hash.digest('hex')
}
