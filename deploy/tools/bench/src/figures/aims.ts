import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'

/** A line of the table: | page | figure | aim | … */
const LINE = /^\| (\w+) \| ([^|]+?) \| ([^|]+?) \|/gm

/** Reads the aims of the table in the README's section «How light the pages are». @returns '' for what has no aim there */
export async function aimsOf(): Promise<(page: string, figure: string) => string> {
  const [, section = ''] = (await readFile(join(ROOT, 'README.md'), 'utf8')).split(
    '## How light the pages are',
  )
  const lines = [...section.matchAll(LINE)]
  return (page, figure) => lines.find(([, of, what]) => of === page && what === figure)?.[3] ?? ''
}
