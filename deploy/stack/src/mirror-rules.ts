import { join } from 'node:path'
import { replaceFile } from '@prilavok/rollouts/json-file'
import type { RegistryFollower } from '@prilavok/rollouts/model/registry-state'

/** Writes the stable versions of the registry into the file that the edge follows. @returns ends it */
export function mirrorRules(follower: RegistryFollower, releasesFolder: string): () => void {
  const write = () => {
    const rules = (follower.current()?.rules ?? []).map(({ part, shop, stable }) => ({ part, shop, stable }))
    replaceFile(join(releasesFolder, 'rules.json'), `${JSON.stringify({ rules }, undefined, 2)}\n`)
  }
  write()
  return follower.onChange(write)
}
