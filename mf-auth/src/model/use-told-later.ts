import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef } from 'react'

/**
 * What has come of a form is said in its place. Where the form was closed while it was being sent, a notice says it.
 * @returns a function to be called with what is to be said then
 */
export function useToldLater(): (text: string) => void {
  const { notices } = useKernel()
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return (text) => {
    if (!shown.current) notices.show({ kind: 'success', text })
  }
}
