import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files that are pasted, or dropped anywhere: beside the place for them a browser would open one and leave the shop.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (event.defaultPrevented || !files || files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  })
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files)
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
}
