import { otherLayout } from '@prilavok/shared-kernel/contract/keyboard-layout'
import { fromTranslit, lookingLatin, oneAlphabet } from './other-spellings'

/** A way to read what was typed between two spaces. */
export interface TokenForm {
  text: string
  /** How far it is from what was typed: a letter missed is 1. */
  cost: number
}

/** Pieces of words that were typed together. */
const SHORTEST_PIECE = 3
const LONGEST_GLUED = 24
const GLUED = 0.9

/** The token as typed, in the other layout, in one alphabet, from Latin letters. */
export function formsOf(token: string): TokenForm[] {
  const text = token.toLowerCase()
  if (/^\d[\d.,/]*(?:\s|$)/.test(text)) return [{ text, cost: 0 }]
  const layout = otherLayout(text)
  const forms: (TokenForm | null)[] = [
    { text, cost: 0 },
    layout === null ? null : { text: layout, cost: 0.3 },
    form(oneAlphabet(text), 0.2),
    form(lookingLatin(text), 0.2),
    form(fromTranslit(text), 0.5),
  ]
  const seen = new Set<string>()
  return forms.filter((each): each is TokenForm => {
    if (!each || seen.has(each.text)) return false
    seen.add(each.text)
    return true
  })
}

const form = (text: string | null, cost: number): TokenForm | null => (text === null ? null : { text, cost })

/** «бумагаа4» → «бумага а4», «ручкасиняя» → «ручка синяя»: every way to take a word apart. */
export function piecesOf(token: string): TokenForm[] {
  const word = token.toLowerCase()
  if (!/^[\p{L}\p{N}]+$/u.test(word) || word.length > LONGEST_GLUED) return []
  const pieces: TokenForm[] = []
  for (let at = SHORTEST_PIECE; at < word.length - 1; at += 1) {
    const end = word.slice(at)
    if (end.length >= SHORTEST_PIECE || /\d/.test(end))
      pieces.push({ text: `${word.slice(0, at)} ${end}`, cost: GLUED })
  }
  return pieces
}
