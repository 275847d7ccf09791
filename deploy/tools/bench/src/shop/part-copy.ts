import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partFolder, ROOT } from '@prilavok/build/folders'

/** A copy of a part that may be edited and built beside the real one. */
export interface PartCopy {
  folder: string
  /** Changes one line of its sources: a text that every build of the part holds. */
  edit(mark: string): Promise<void>
}

const PART = 'mf-catalog'
const EDITED = { file: 'src/texts.ts', line: /^( *title: 'Каталог товаров).*(',)$/m }

/** Copies mf-catalog to where the benches keep things; always the same place, so that its cache stays warm. */
export async function copyPart(): Promise<PartCopy> {
  const source = partFolder(PART)
  const folder = join(ROOT, '.cache', 'bench', PART)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(source.length)),
  })
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, EDITED.file)
  const text = await readFile(file, 'utf8')
  if (!EDITED.line.test(text)) throw new Error(`${PART}/${EDITED.file} has no line like ${EDITED.line}.`)
  return { folder, edit: (mark) => writeFile(file, text.replace(EDITED.line, `$1 ${mark}$2`)) }
}
