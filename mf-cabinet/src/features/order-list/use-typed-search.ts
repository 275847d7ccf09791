import { useEffect, useState } from 'react'

/** After the last key. */
const TYPING_PAUSE_MS = 400

/**
 * Text of a search box whose value lives in the address: applied once the typing pauses. When the address gets another
 * value than the one that was typed here, the box follows it.
 */
export function useTypedSearch(applied: string, onApply: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState({ applied, asked: applied })
  if (known.applied !== applied) {
    setKnown({ ...known, applied })
    if (applied !== known.asked) setTyped(undefined)
  }
  useEffect(() => {
    const text = typed?.trim()
    if (text === undefined || text === applied) return
    const timer = setTimeout(() => {
      setKnown((before) => ({ ...before, asked: text }))
      onApply(text)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, applied, onApply])
  return { text: typed ?? applied, type: setTyped }
}
