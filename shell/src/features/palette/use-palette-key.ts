import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { EARLY_INPUT_GLOBAL } from '../../deferred-hydration/early-input'

/** Ctrl+K, on a Mac ⌘K, whatever the layout of the keyboard. */
const isPaletteKey = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey

/**
 * Opens the palette by Ctrl+K and closes it again, also when the key was pressed before hydration. Not over another modal: the page
 * that is chosen there would take away what was typed here.
 */
export function usePaletteKey(): void {
  const { modals } = useKernel()
  useEffect(() => {
    const early = window[EARLY_INPUT_GLOBAL]
    const asked = early?.palette
    // The layout is rendered anew when the user changes: it was asked for once.
    delete early?.palette
    if (early) early.paletteHeard = true
    if (asked) modals.open('palette', asked)
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      const open = modals.current()
      if (open.length === 0) modals.open('palette', { text: '' })
      else if (open.at(-1)?.name === 'palette') modals.close('palette')
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      if (early) early.paletteHeard = false
    }
  }, [modals])
}
