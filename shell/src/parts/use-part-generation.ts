import type { PartName } from '@prilavok/shared-kernel/contract'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useModuleSource } from './module-source'

const noChanges = () => () => undefined

/** Whether React takes over markup of the server at this moment. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  )

/** Makes React render a place anew instead of taking over markup that another release has rendered. No error of anybody. */
export class ReleaseReplaced extends Error {
  override readonly name = 'ReleaseReplaced'
}

/**
 * Grows when another release of the part takes the place of one that failed: whatever is rendered of it is rendered anew. What is there
 * stays until the modules of the other one have come.
 * @throws ReleaseReplaced while hydrating markup of a release that does not run any more
 */
export function usePartGeneration(part: PartName): number {
  const { releases } = useModuleSource()
  const [generation, setGeneration] = useState(() => releases?.generation(part) ?? 0)
  useEffect(() => {
    if (!releases) return
    const read = () => startTransition(() => setGeneration(releases.generation(part)))
    read()
    return releases.subscribe(part, read)
  }, [releases, part])
  if (useIsHydrating() && generation > 0)
    throw new ReleaseReplaced(`The server has rendered ${part} by a release that failed in this page.`)
  return generation
}
