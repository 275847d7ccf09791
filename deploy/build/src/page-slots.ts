import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Part } from './part'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g
const SLOT = /<Slot\b[^>]*?\bname=(?:"([^"]+)"|\{'([^']+)'\}|(\{[^}]*\}))/g
const ENDINGS = ['.tsx', '.ts', '/index.ts', '/index.tsx', '']

const fileOf = (path: string): string | undefined =>
  ENDINGS.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file))

/** Source files of this part that a module is made of, itself among them. */
function sourcesOf(file: string, found: Map<string, string>): Map<string, string> {
  if (found.has(file)) return found
  const source = readFileSync(file, 'utf8')
  found.set(file, source)
  for (const [, request = ''] of source.matchAll(IMPORT)) {
    const imported = fileOf(join(dirname(file), request))
    if (imported) sourcesOf(imported, found)
  }
  return found
}

/**
 * Names of the slots that a module renders, itself or through what it imports of its own part.
 * @throws when a name is not written out: then nobody could know it before the page is rendered
 */
export function slotsRenderedBy(file: string): string[] {
  const names = [...sourcesOf(file, new Map())].flatMap(([path, source]) =>
    [...source.matchAll(SLOT)].map(([, quoted, braced, computed]) => {
      if (computed) throw new Error(`${path}: write the name of the <Slot> out, instead of ${computed}.`)
      return quoted ?? braced ?? ''
    }),
  )
  return [...new Set(names)].sort()
}

/** Why the slots that `release.ts` tells of its routes are not those that the pages render; empty when they are. */
export function slotViolations({ descriptor, modules }: Part): string[] {
  return descriptor.routes.flatMap(({ id, expose, slots = [] }) => {
    const file = modules.find((module) => module.expose === expose)?.file
    const rendered = file ? slotsRenderedBy(file) : []
    const told = [...slots].sort()
    if (rendered.join() === told.join()) return []
    return [
      `${descriptor.name}/release.ts: the route ${id} has slots: [${told.join(', ')}], but its page renders [${rendered.join(', ')}]. Slots that are not told are neither rendered on the server nor preloaded.`,
    ]
  })
}
