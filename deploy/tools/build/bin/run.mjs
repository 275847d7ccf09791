/**
 * `node run.mjs FILE.ts ARGUMENTS`: runs a program of the workspace. Its modules are put into one file first (esbuild, a second), which
 * starts in half of the time that compiling each module on its way would take. The file is made anew when a source or the lock file,
 * which says where libraries lie, has changed.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const CACHE = join(ROOT, '.cache', 'programs')

const [file, ...rest] = process.argv.slice(2)
const entry = resolve(file)
const bundle = join(CACHE, `${createHash('sha256').update(entry).digest('hex').slice(0, 16)}.mjs`)
if (!(await isFresh())) await makeBundle()
process.argv.splice(1, process.argv.length - 1, entry, ...rest)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(bundle).href)

/** Whether the sources are those that the bundle was made of. */
async function isFresh() {
  const made = await readFile(`${bundle}.json`, 'utf8').catch(() => undefined)
  if (made === undefined) return false
  const inputs = Object.entries(JSON.parse(made))
  const states = await Promise.all(inputs.map(([path]) => stateOf(path)))
  return inputs.every(([, state], index) => state === states[index])
}

function stateOf(path) {
  return stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => 'gone',
  )
}

async function makeBundle() {
  const begun = Date.now()
  const { metafile, outputFiles } = await build({
    absWorkingDir: dirname(entry),
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // As Node chooses, not as bundlers do.
    conditions: [],
    mainFields: ['main'],
    sourcemap: true,
    logLevel: 'error',
    plugins: [{ name: 'workspace', setup: setUp }],
  })
  const sources = Object.keys(metafile.inputs).map((path) => resolve(dirname(entry), path))
  const inputs = [import.meta.filename, join(ROOT, 'pnpm-lock.yaml'), ...sources]
  const states = await Promise.all(inputs.map(async (path) => [path, await stateOf(path)]))
  await mkdir(CACHE, { recursive: true })
  for (const { path, contents } of outputFiles) await writeWhole(path, contents)
  // What changed meanwhile may be in the bundle or not: the next start makes it anew.
  const isCertain = states.every(([, state]) => Number.parseFloat(state) < begun)
  if (isCertain) await writeWhole(`${bundle}.json`, JSON.stringify(Object.fromEntries(states)))
}

/** Libraries and CommonJS stay where they are; our modules go on knowing where they lie. */
function setUp(build) {
  build.onResolve({ filter: /^\..*\.cjs$/ }, ({ path, resolveDir }) => ({
    path: pathToFileURL(resolve(resolveDir, path)).href,
    external: true,
  }))
  build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
    if (from.kind === 'entry-point' || path.startsWith('node:') || pluginData === 'ours') return undefined
    const found = await build.resolve(path, { ...from, pluginData: 'ours' })
    if (found.errors.length > 0 || !found.path.includes('/node_modules/')) return found
    return { path: pathToFileURL(found.path).href, external: true }
  })
  build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const text = await readFile(path, 'utf8')
    const contents = text
      .replace(/(?<!')import\.meta\.url/g, JSON.stringify(pathToFileURL(path).href))
      .replace(/(?<!')import\.meta\.dirname/g, JSON.stringify(dirname(path)))
    return { contents, loader: 'ts' }
  })
}

/** Others may be reading or writing it at the same moment. */
async function writeWhole(path, contents) {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, path)
}
