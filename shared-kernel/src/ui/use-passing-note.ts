import { useCallback, useEffect, useRef, useState } from 'react'

/** A short text that goes away by itself. */
export const usePassingNote = (
  milliseconds: number,
): [note: string | null, say: (text: string | null) => void] => {
  const [note, setNote] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback(
    (text: string | null) => {
      clearTimeout(timer.current)
      setNote(text)
      if (text !== null) timer.current = setTimeout(() => setNote(null), milliseconds)
    },
    [milliseconds],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return [note, say]
}
