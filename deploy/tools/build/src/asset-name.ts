import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'node:path'

/** Pictures and fonts: the browser build emits them, the server build knows only their addresses. */
export const ASSET = /\.(woff2|svg)$/

/** Address of an asset in the browser build, by its content, the same in every build: `assets/golos-text.0f3a52b1c9.woff2`. */
export function assetName(file: string): string {
  const { name, ext } = parse(file)
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)
  return `assets/${name}.${hash}${ext}`
}
