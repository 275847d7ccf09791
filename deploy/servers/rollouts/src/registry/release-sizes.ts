import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'

/** Gzipped bytes of the scripts that a page loads of a release: `entry`, and of each exposed module by its name. */
export async function releaseSizes(folder: string, release: Release): Promise<Record<string, number>> {
  const bytesOf = async (scripts: readonly string[]) => {
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const file = join(folder, 'web', script)
        const packed = await stat(`${file}.gz`).catch(() => stat(file))
        return packed.size
      }),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const modules = Object.entries({ entry: release.entry, ...release.scripts })
  const measured = modules.map(async ([name, scripts]) => [name, await bytesOf(scripts)] as const)
  return Object.fromEntries(await Promise.all(measured))
}
