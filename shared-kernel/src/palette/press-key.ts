import type { KeyboardEvent } from 'react'
import type { Palette, PaletteMove } from './palette'

const MOVES: Record<string, PaletteMove> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Of a row with a quantity: its input. */
const quantityOf = (palette: Palette) =>
  palette.activeElement()?.querySelector<HTMLElement>('[data-quantity]')

/**
 * A key in the palette's field: arrows, Home and End go through the entries of all groups, Enter and Shift+Enter carry the active one
 * out, Tab leads into its quantity.
 * @returns whether the key was meant for the entries; then it does nothing else
 */
export function pressKey(palette: Palette, event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (event.nativeEvent.isComposing || ctrlKey || metaKey || altKey) return false
  const move = MOVES[key]
  const quantity = key === 'Tab' && !shiftKey ? quantityOf(palette) : undefined
  if (move) palette.move(move)
  else if (key === 'Enter') palette.carryOut(shiftKey ? 'open' : 'enter')
  else if (quantity) quantity.focus()
  else return false
  event.preventDefault()
  return true
}
