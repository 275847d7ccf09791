import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.data', '.cache', '.tools', '.git'])
const DRAWS = /from '(?:fast-check|[./]+testing\/property)'/

/** Test files with random values (fast-check), anywhere below a folder. */
export function propertyTests(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : propertyTests(path)
    return /\.test\.tsx?$/.test(entry.name) && DRAWS.test(readFileSync(path, 'utf8')) ? [path] : []
  })
}
