import { useEffect, useState } from 'react'
import type { BlockKey } from './edited-block'

/** Puts the focus into the text box of a block once that is rendered: where the writing goes on. */
export function useBlockFocus(controlId: (key: BlockKey) => string) {
  const [target, setTarget] = useState<{ id: string }>()
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (key: BlockKey | undefined) => {
    if (key !== undefined) setTarget({ id: controlId(key) })
  }
}
