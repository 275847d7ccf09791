import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { type Release, type ReleaseDescriptor, routeModules } from '@prilavok/shared-kernel/contract'

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A folder that goes away with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-test-'))
  afterTestFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What the server renders, too. */
const rendered = ({ routes = [], slots = [] }: Partial<ReleaseDescriptor>) => [
  ...routes.flatMap(routeModules),
  ...slots.map(({ expose }) => expose),
]

/** Files that a descriptor promises and the test did not write itself. */
function promised(descriptor: Partial<Release> & Pick<Release, 'name'>): Record<string, string> {
  const files: Record<string, string> = {}
  const { entry = [], scripts: own = {}, sharedScripts = {} } = descriptor
  const scripts = [...entry, ...Object.values(own).flat(), ...Object.values(sharedScripts).flat()]
  for (const script of scripts)
    files[`web/${script}`] = `/* ${descriptor.name} ${descriptor.version} ${script} */`
  for (const expose of rendered(descriptor))
    if (descriptor.name !== 'shell') files[`node/${expose.slice(2)}.cjs`] = 'exports.default = () => null'
  if (descriptor.name === 'shell') files['node/server.cjs'] = 'exports.shared = {}'
  return files
}

function withDefaults(given: Partial<Release> & Pick<Release, 'name'>): Omit<Release, 'files'> {
  const exposes = [...rendered(given), ...(given.modals ?? []).map(({ expose }) => expose)]
  return {
    version: '1.0.0',
    builtFrom: 'test',
    requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
    ...(given.name === 'shell' && { provides: { 'shared-kernel': '1.2.0', bus: 1, api: 1 } }),
    routes: [],
    modals: [],
    slots: [],
    entry: [given.name === 'shell' ? 'main.js' : 'remoteEntry.js'],
    scripts: Object.fromEntries(exposes.map((expose) => [expose, [`${expose.slice(2)}.js`]])),
    ...given,
  }
}

/**
 * Writes a build as `deploy/tools/build` leaves it: `release.json` with hashes, `web/` with compressed copies, `node/`.
 * What is not given is filled in so that the release is valid. Returns the folder.
 */
export function buildFolder(
  given: Partial<Release> & Pick<Release, 'name'>,
  contents: Record<string, string> = {},
): string {
  const folder = temporaryFolder()
  const descriptor = withDefaults(given)
  const texts = { ...promised(descriptor), ...contents }
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, hashOf(text)]))
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (!path.startsWith('web/')) continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ ...descriptor, files: { ...files, ...given.files } }),
  )
  return folder
}
