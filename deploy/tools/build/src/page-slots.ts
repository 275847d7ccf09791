import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routeModules, type SlotName } from '@prilavok/shared-kernel/contract'
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

const WHY = 'Slots that are not told are neither rendered on the server nor preloaded.'

/** Rendered when the buyer opens them, so nothing of them comes with the page. */
const OPENED_LATER: readonly SlotName[] = ['header.catalogMenu']

/** Slots that these modules render with the page, all together. */
const renderedBy = (files: readonly string[]): string[] => {
  const names = new Set(files.flatMap(slotsRenderedBy))
  for (const name of OPENED_LATER) names.delete(name)
  return [...names].sort()
}

/**
 * Why the slots that `release.ts` tells of its routes are not those that their pages and layouts render, or the shell's
 * `layoutSlots` not those of its layout; empty when they are.
 */
export function slotViolations({ descriptor, folder, isShell, modules }: Part): string[] {
  const places = descriptor.routes.map((route) => ({
    told: route.slots ?? [],
    what: `the route ${route.id} has slots`,
    who: route.layout ? 'its page and layout render' : 'its page renders',
    files: routeModules(route).flatMap(
      (expose) => modules.find((module) => module.expose === expose)?.file ?? [],
    ),
  }))
  if (isShell)
    places.push({
      told: descriptor.layoutSlots ?? [],
      what: 'layoutSlots',
      who: 'src/layout/Layout.tsx renders',
      files: [join(folder, 'src/layout/Layout.tsx')],
    })
  return places.flatMap(({ told, what, who, files }) => {
    const [expected, rendered] = [[...told].sort(), renderedBy(files)]
    if (rendered.join() === expected.join()) return []
    return [
      `${descriptor.name}/release.ts: ${what}: [${expected.join(', ')}], but ${who} [${rendered.join(', ')}]. ${WHY}`,
    ]
  })
}
