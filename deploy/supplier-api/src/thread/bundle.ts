import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const made = new Map<string, Promise<string>>()

/**
 * A script of a thread as plain JavaScript, made once: a thread starts from it at once, without a TypeScript loader of its
 * own. Packages stay where they are and are found from the script's own place.
 */
export function bundleScript(entry: URL): Promise<string> {
  const present = made.get(entry.href)
  if (present) return present
  const script = bundle(entry)
  made.set(entry.href, script)
  script.catch(() => made.delete(entry.href))
  return script
}

async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.url': JSON.stringify(entry.href) },
    write: false,
  })
  const script = outputFiles[0]
  if (!script) throw new Error(`${entry.pathname} could not be bundled: esbuild gave no output`)
  const find = `require('node:module').createRequire(${JSON.stringify(entry.href)})`
  return `((require) => {${script.text}})(${find})`
}
