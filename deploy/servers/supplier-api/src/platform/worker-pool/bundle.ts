import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const made = new Map<string, string>()

/** Packages of this project are TypeScript, too: a thread has them in its script. */
const OWN = ['@prilavok/shared-kernel/contract/lists']
const { resolve } = createRequire(import.meta.url)

/**
 * A script of a thread as plain JavaScript, made once: a thread starts from it at once, without a TypeScript loader of its
 * own. Packages stay where they are and are found from the script's own place.
 */
export function bundleScript(entry: URL): string {
  const script = made.get(entry.href) ?? bundle(entry)
  made.set(entry.href, script)
  return script
}

/** At one go, some tens of milliseconds: the other way leaves esbuild's own process running. */
function bundle(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    packages: 'external',
    alias: Object.fromEntries(OWN.map((name) => [name, resolve(name)])),
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.url': JSON.stringify(entry.href) },
    write: false,
  })
  const script = outputFiles[0]
  if (!script) throw new Error(`${entry.pathname} could not be bundled: esbuild gave no output`)
  return script.text
}
