import { useLocation, useNavigationType } from '@prilavok/shared-kernel/router'
import { useEffect, useRef } from 'react'

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Goes to the place of the page that the address names: scrolls there and moves the focus, as a browser does with a link inside a
 * document. A page that the server has rendered is at its place already, and «back» returns to where the buyer was.
 * @param ready the text is there
 */
export function useAnchorScroll(ready: boolean): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const followed = useRef(type === 'POP' && ready ? key : undefined)
  useEffect(() => {
    if (!ready || !hash || followed.current === key) return
    const came = followed.current === undefined
    followed.current = key
    if (type === 'POP' && !came) return
    const place = document.getElementById(decoded(hash))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [ready, hash, key, type])
}
