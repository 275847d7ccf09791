import { useCallback, useEffect, useRef, useState } from 'react'

/** Something short to say that goes away by itself. */
export const usePassingNote = <Note>(
  milliseconds: number,
): [note: Note | null, say: (note: Note | null) => void] => {
  const [note, setNote] = useState<Note | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback(
    (next: Note | null) => {
      clearTimeout(timer.current)
      setNote(next)
      if (next !== null) timer.current = setTimeout(() => setNote(null), milliseconds)
    },
    [milliseconds],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return [note, say]
}
