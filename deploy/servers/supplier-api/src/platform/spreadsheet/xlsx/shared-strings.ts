import { cellText, DECLARATION } from './xml'

/** Texts of a workbook, each kept once: what every program that reads tables understands. */
export function sharedStrings() {
  const known = new Map<string, number>()
  let used = 0
  return {
    /** Number of a text. */
    index(text: string): number {
      used += 1
      const index = known.get(text) ?? known.size
      known.set(text, index)
      return index
    },
    /** The part of the workbook, in pieces, once all texts are known. */
    *part(): Generator<string> {
      yield `${DECLARATION}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${used}" uniqueCount="${known.size}">`
      let piece = ''
      for (const text of known.keys()) {
        piece += `<si><t xml:space="preserve">${cellText(text)}</t></si>`
        if (piece.length < 65_536) continue
        yield piece
        piece = ''
      }
      yield `${piece}</sst>`
    },
  }
}

export type SharedStrings = ReturnType<typeof sharedStrings>
