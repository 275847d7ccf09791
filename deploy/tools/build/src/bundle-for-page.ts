import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A TypeScript module and what it imports as one script that a test evaluates in a page: its exports are properties of `name`. */
export function bundleForPage(entry: URL, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'iife',
    globalName: name,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
