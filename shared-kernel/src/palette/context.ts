import { createContext, useContext } from 'react'
import type { Palette } from './palette'

const PaletteContext = createContext<Palette | null>(null)
PaletteContext.displayName = 'Palette'

/** Given by the shell around the groups of the palette. */
export const PaletteProvider = PaletteContext.Provider

/** @throws when no palette is around: its groups are rendered in slots of the palette alone. */
export function usePalette(): Palette {
  const palette = useContext(PaletteContext)
  if (!palette) throw new Error('usePalette: there is no PaletteProvider above this component.')
  return palette
}
