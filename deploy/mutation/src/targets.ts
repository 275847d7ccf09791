import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PART_NAMES, ROOT } from '@prilavok/build/folders'

/** What stays whole: tests and their helpers, texts, styles, stories, declarations, the document that loads everything. */
const NOT_MUTATED = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/testing/**',
  '**/*{-,}texts.ts',
  '**/*-styles.ts',
  '**/*.d.ts',
]

export interface MutationTarget {
  /** Name of the report: `mf-auth`. */
  name: string
  /** Folder from the root: `mf-auth`, `deploy/edge`. */
  folder: string
  isServer: boolean
  /** Patterns from the root. */
  mutate: string[]
}

const SERVERS = 'deploy'

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
  return {
    name,
    folder,
    isServer: !isFrontEnd,
    mutate: [
      ...(files.length > 0 ? files.map((file) => patternOf(folder, file)) : [`${folder}/src/**/*.{ts,tsx}`]),
      ...NOT_MUTATED.map((pattern) => `!${pattern}`),
    ],
  }
}

function patternOf(folder: string, file: string): string {
  const found = [join(ROOT, file), join(ROOT, folder, file), join(ROOT, folder, 'src', file)].find(existsSync)
  if (!found) throw new Error(`There is no file «${file}» in ${folder}.`)
  const path = relative(ROOT, found).split('\\').join('/')
  return statSync(found).isDirectory() ? `${path}/**/*.{ts,tsx}` : path
}
