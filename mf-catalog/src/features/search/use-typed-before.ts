import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { SearchField } from './use-search-field'

/** Takes over what the buyer has typed into the field of the server before the widget was alive. */
export function useTypedBefore(input: RefObject<HTMLInputElement | null>, field: SearchField): void {
  const takeOver = useEffectEvent(() => {
    if (!input.current) return
    if (input.current.value !== field.value) field.type(input.current.value)
    if (input.current === input.current.ownerDocument.activeElement) field.setFocused(true)
  })
  useLayoutEffect(() => takeOver(), [])
}
