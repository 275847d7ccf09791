import { cp } from 'node:fs/promises'
import type { Release } from '@prilavok/shared-kernel/contract'
import { readDescriptor, releaseFolder } from '../registry'

/** Puts a build where releases lie, without a registry that knows of it. */
export async function placeRelease(build: string, releasesDir: string): Promise<Release> {
  const release = await readDescriptor(build)
  await cp(build, releaseFolder(releasesDir, release.name, release.version), { recursive: true })
  return release
}
