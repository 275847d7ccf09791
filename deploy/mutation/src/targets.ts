import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PART_NAMES, ROOT } from '@prilavok/build/folders'

/** What stays whole: tests and their helpers, texts, styles, stories, declarations. */
const NOT_MUTATED =
  /\.(test|spec|stories|d)\.tsx?$|(^|[/-])texts\.ts$|-styles\.ts$|\/(testing|node_modules|dist)\//

export interface MutationTarget {
  /** Name of the report: `mf-auth`. */
  name: string
  /** Folder from the root: `mf-auth`, `deploy/edge`. */
  folder: string
  isServer: boolean
  /** Paths of the files that are changed, from the root. */
  sources: string[]
}

const SERVERS = 'deploy'
/** Where the parts have their rules. The other folders of a part only name or arrange what stands there. */
const LOGIC = ['api', 'features', 'model']

/** The folders that the figure of a part is taken of: those with its rules, or everything where it has no such folders. */
export function logicOf(name: string): string[] {
  return name.startsWith('mf-') ? LOGIC.filter((folder) => existsSync(join(ROOT, name, 'src', folder))) : []
}

/**
 * The folder of a name (`mf-auth`, `shared-kernel`, `edge`) and what of it is mutated.
 * @param files files or folders, from the root or from the part's folder; none: all of `src`
 * @throws when there is no such folder or file
 */
export function mutationTarget(name: string, files: readonly string[]): MutationTarget {
  const isFrontEnd = name === 'shared-kernel' || PART_NAMES.some((part) => part === name)
  const folder = isFrontEnd ? name : `${SERVERS}/${name}`
  if (!existsSync(join(ROOT, folder, 'src')))
    throw new Error(
      `There is no part «${name}»: name ${PART_NAMES.join(', ')}, shared-kernel or a folder of deploy.`,
    )
  const places = files.length > 0 ? files.map((file) => pathOf(folder, file)) : [`${folder}/src`]
  return { name, folder, isServer: !isFrontEnd, sources: [...new Set(places.flatMap(sourcesBelow))].sort() }
}

function pathOf(folder: string, file: string): string {
  const found = [join(ROOT, file), join(ROOT, folder, file), join(ROOT, folder, 'src', file)].find(existsSync)
  if (!found) throw new Error(`There is no file «${file}» in ${folder}.`)
  return relative(ROOT, found).split('\\').join('/')
}

function sourcesBelow(path: string): string[] {
  if (statSync(join(ROOT, path)).isDirectory())
    return readdirSync(join(ROOT, path)).flatMap((name) => sourcesBelow(`${path}/${name}`))
  return /\.tsx?$/.test(path) && !NOT_MUTATED.test(path) ? [path] : []
}
