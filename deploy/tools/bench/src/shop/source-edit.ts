import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'

export interface SourceEdit {
  /** What is edited: «a component of mf-catalog». */
  name: string
  /** File in the workspace. */
  file: string
  from: string
  /** The text that takes its place; it shows the mark on the page. */
  to: string
}

/** What `Applied.edit` makes visible. */
export const EDIT_MARK = 'Правка'

/** A source file that is edited for a moment. */
export interface Applied {
  edit(): void
  /** Gives the file its own text back. May be called at any time. */
  restore(): void
}

/** @throws when the file does not hold the text to change */
export function prepareEdit({ file, from, to }: SourceEdit): Applied {
  const path = join(ROOT, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold «${from}»: change the edit of this bench.`)
  return {
    edit: () => writeFileSync(path, text.replace(from, to)),
    restore: () => {
      if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
    },
  }
}
