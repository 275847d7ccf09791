import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type RefObject, useEffect } from 'react'
import { useRegions } from './hydration-roots'

/** Inside a boundary: says that this region answers clicks now, so those made before can be replayed. */
export function Hydrated({ region, alive }: { region: string; alive?: RefObject<boolean> }) {
  const { platform } = useKernel()
  const regions = useRegions()
  useEffect(() => {
    if (alive) alive.current = true
    if (platform.kind === 'browser') regions.ready(region)
  }, [platform, regions, region, alive])
  return null
}
