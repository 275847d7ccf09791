import { useLocation } from '@prilavok/shared-kernel/router'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** «Back» leaves the page that the modal was opened over, so the modal goes with it. */
export function useCloseOnBack(close: () => void): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key && type === 'POP') close()
    shown.current = key
  }, [key, type, close])
}
