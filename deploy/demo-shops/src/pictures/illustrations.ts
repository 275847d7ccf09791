import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../data/illustrations/', import.meta.url))

interface Manifest {
  tints: Record<string, [string, string]>
  families: Record<string, unknown>
}

/** Illustrations by file name, `stapler.svg` or tinted `stapler-red.svg`, each made once. */
export async function openIllustrations() {
  const manifest = JSON.parse(await readFile(`${FOLDER}manifest.json`, 'utf8')) as Manifest
  const made = new Map<string, string>()

  async function make(file: string): Promise<string | null> {
    const base = file.replace(/\.svg$/, '')
    const [, stem = '', tint = ''] = /^(.*)-([a-z]+)$/.exec(base) ?? []
    const name = Object.hasOwn(manifest.families, base) ? base : stem
    if (!Object.hasOwn(manifest.families, name)) return null
    if (name !== base && !Object.hasOwn(manifest.tints, tint)) return null
    const colours = name === base ? undefined : manifest.tints[tint]
    const picture = await readFile(`${FOLDER}${name}.svg`, 'utf8')
    return colours ? tinted(picture, colours) : picture
  }

  return {
    /** @returns null when there is no such illustration or tint */
    async find(file: string): Promise<string | null> {
      const known = made.get(file)
      if (known !== undefined) return known
      const picture = await make(file)
      if (picture !== null) made.set(file, picture)
      return picture
    },
  }
}

/** The two custom properties of the root's style attribute are all that a tint changes. */
const tinted = (picture: string, [first, second]: [string, string]): string =>
  picture.replace(/style="--c1:[^;"]+;--c2:[^;"]+"/, `style="--c1:${first};--c2:${second}"`)
