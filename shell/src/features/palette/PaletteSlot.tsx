import type { SlotName } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { usePalette } from '@prilavok/shared-kernel/palette'
import { Slot } from '@prilavok/shared-kernel/slots'
import { useEffect, useState } from 'react'
import { useModuleSource } from '../../parts/module-source'

interface PaletteSlotProps {
  name: Extract<SlotName, `palette.${string}`>
  text: string
}

/**
 * What the parts bring for one place of the palette. Until their code is there, or has failed, nothing is ready for Enter; it is
 * rendered only then, so that its entries, or their own wait, take over from this one at once.
 */
export function PaletteSlot({ name, text }: PaletteSlotProps) {
  const { plan } = useKernel()
  const source = useModuleSource()
  const palette = usePalette()
  const [isSettled, setSettled] = useState(() =>
    (plan.slots[name] ?? []).every(({ part, expose }) => source.getLoaded(part, expose)),
  )
  useEffect(() => {
    if (isSettled) return
    const came = palette.wait()
    const loads = (plan.slots[name] ?? []).map(({ part, expose }) => source.load(part, expose))
    void Promise.allSettled(loads).then(() => setSettled(true))
    return came
  }, [isSettled, palette, plan, source, name])
  return isSettled ? <Slot name={name} props={{ text }} /> : null
}
