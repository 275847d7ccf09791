import { type KeyboardEvent, useState } from 'react'

interface SuggestKeys {
  /** Place of the option that the arrows point at; -1: none. */
  active: number
  /** Forgets it: the options have changed. */
  reset: () => void
  press: (event: KeyboardEvent) => void
}

interface SuggestKeysOptions {
  /** Whether the list stands open. */
  open: boolean
  count: number
  onOpen: () => void
  onClose: () => void
  onChoose: (place: number) => void
}

/** ↑ ↓ go through the options and the field itself, Enter takes one, Esc closes the list and nothing else. */
export function useSuggestKeys({ open, count, onOpen, onClose, onChoose }: SuggestKeysOptions): SuggestKeys {
  const [place, setPlace] = useState(-1)
  const active = open && place < count ? place : -1
  const move = (step: number) => setPlace(((active + step + count + 2) % (count + 1)) - 1)

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(key === 'ArrowDown' ? 1 : -1)
      else onOpen()
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      onChoose(active)
    } else if (key === 'Escape' && open) {
      // Not the modal around the field.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return { active, reset: () => setPlace(-1), press }
}
