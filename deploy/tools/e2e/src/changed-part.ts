import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { TEAM } from './open-registry'

interface Change {
  part: 'shell' | 'mf-catalog'
  version: string
  /** Text of the scripts, and what stands in its place. */
  from: string
  to: string
  /** Scripts to be changed, as paths in the build. @default all of them */
  files?: RegExp
}

const SCRIPT = /^(web|node)\/.*\.(js|cjs|json)$/
/** Files that hold the hashes of others. */
const TABLE = /\/(remoteEntry\.js|chunk-integrity\.json)$/

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const replaced = (text: string, [from, to]: readonly [string, string]) => text.replaceAll(from, () => to)

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  if (!file.includes('/web/')) return
  const br = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, br))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 1 }))
}

/** In the build, which names its chunks by its version: two versions of a part may be in one page. */
async function change(folder: string, { version, from, to, files = SCRIPT }: Change): Promise<void> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as {
    scripts: Record<string, string[]>
  }
  const [chunk = ''] = Object.values(scripts)[0] ?? []
  const named = /webpackChunk[a-z_]+?_(\d+_\d+_\d+\w*)/.exec(
    await readFile(join(folder, 'web', chunk), 'utf8'),
  )
  if (!named?.[1]) throw new Error(`${chunk} does not name its version.`)
  const before = named[1]
  const versions = [
    [before, version.replace(/\W/g, '_')],
    [before.replace(/^(\d+)_(\d+)_(\d+)_?/, '$1.$2.$3-'), version],
  ] as const
  const hashes: [string, string][] = []
  let isFound = false
  const rewrite = async (path: string) => {
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    isFound ||= files.test(path) && text.includes(from)
    let next = files.test(path) ? replaced(text, [from, to]) : text
    for (const one of [...versions, ...hashes]) next = replaced(next, one)
    if (next === text) return
    await write(file, next)
    hashes.push([hashOf(text), hashOf(next)])
  }
  const paths = (await readdir(folder, { recursive: true })).filter((path) => SCRIPT.test(path))
  for (const path of paths.filter((one) => !TABLE.test(one))) await rewrite(path)
  for (const path of paths.filter((one) => TABLE.test(one))) await rewrite(path)
  if (!isFound) throw new Error(`No script of the build holds «${from}».`)
  const release = join(folder, 'release.json')
  await writeFile(release, hashes.reduce(replaced, await readFile(release, 'utf8')))
}

/** Publishes today's build of a part with one text changed, as its team would do: built parts are changed, which takes no compiler. */
export async function publishChanged(registry: Registry, changed: Change): Promise<void> {
  await copyOfBuild(changed.part, changed.version, async (folder) => {
    await change(folder, changed)
    await registry.publish(folder, { actor: TEAM, budgets: 'warn' })
  })
}
