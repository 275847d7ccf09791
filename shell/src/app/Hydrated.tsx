import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { useRegions } from './regions'

/** Inside a boundary: says that this region answers clicks now, so those made before can be replayed. */
export function Hydrated({ region }: { region: string }) {
  const { platform } = useKernel()
  const regions = useRegions()
  useEffect(() => {
    if (platform.kind === 'browser') regions.ready(region)
  }, [platform, regions, region])
  return null
}
