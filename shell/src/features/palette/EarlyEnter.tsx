import { type PaletteAct, usePalette } from '@prilavok/shared-kernel/palette'
import { useEffect, useEffectEvent } from 'react'

/** Carries out, once, the Enter that was pressed before the palette was there. Stands behind all groups: they wait by then. */
export function EarlyEnter({ act }: { act: PaletteAct | undefined }) {
  const palette = usePalette()
  const carryOut = useEffectEvent(() => {
    if (act) palette.carryOut(act)
  })
  useEffect(() => carryOut(), [])
  return null
}
