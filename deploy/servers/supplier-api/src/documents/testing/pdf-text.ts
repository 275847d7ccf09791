import { inflateSync } from 'node:zlib'

/** The texts that a PDF of `renderDocument` shows, in their order. */
export const pdfTexts = (pdf: Buffer): string[] => pdfPages(pdf).flat()

/**
 * The texts of each page. Reads what pdfkit writes: compressed content streams, glyph numbers of embedded typefaces, and the tables that
 * say which letters those are. Words and parts of them are drawn one by one, each with the space or the hyphen behind it.
 */
export const pdfPages = (pdf: Buffer): string[][] => pdfPieces(pdf).map(joined)

/** The same before they are put together: each piece is drawn on one line. */
export const pdfPieces = (pdf: Buffer): string[][] => drawnIn(pdf).map((page) => page.map(({ text }) => text))

/**
 * What programs copy out of a PDF: browsers line by line in the order of drawing, cell after cell; others along the lines of the
 * page, whatever cell a piece belongs to.
 */
export function pdfCopies(pdf: Buffer): Record<'drawn' | 'placed', string> {
  const pages = drawnIn(pdf)
  const placed = pages.map((page) => page.toSorted((one, other) => other.y - one.y || one.x - other.x))
  const textOf = (each: readonly Piece[][]) => each.map(linesOf).join('\n')
  return { drawn: textOf(pages), placed: textOf(placed) }
}

const linesOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, y }, at) => {
      const before = pieces[at - 1]
      return before === undefined
        ? text
        : before.y !== y
          ? `\n${text}`
          : before.text.endsWith(' ')
            ? text
            : ` ${text}`
    })
    .join('')

/** A piece of a page with the place of its beginning, in points from the left and from the foot. */
interface Piece {
  text: string
  x: number
  y: number
}

function drawnIn(pdf: Buffer): Piece[][] {
  const streams = streamsOf(pdf)
  const letters = new Map<string, string>()
  const faces = facesOf(pdf)
  for (const [face, object] of faces)
    for (const [glyph, letter] of lettersOf(streams.get(object) ?? ''))
      letters.set(`${face} ${glyph}`, letter)
  return [...streams.values()].filter((text) => / Tf\n/.test(text)).map((page) => shownIn(page, letters))
}

/** Streams by the number of their object. */
function streamsOf(pdf: Buffer): Map<number, string> {
  const streams = new Map<number, string>()
  const text = pdf.toString('latin1')
  for (const { index, 0: head, 1: object } of text.matchAll(
    /(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?>>\nstream\n/g,
  )) {
    if (!head.includes('/FlateDecode')) continue
    const start = index + head.length
    streams.set(
      Number(object),
      inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1'),
    )
  }
  return streams
}

/** Names of the typefaces (`F1`) with the objects of their tables of letters. */
function facesOf(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1')
  const tables = new Map(
    [...text.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/ToUnicode (\d+) 0 R/g)].map((match) => [
      match[1],
      Number(match[2]),
    ]),
  )
  return new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map((match) => [match[1] ?? '', tables.get(match[2]) ?? 0]),
  )
}

/** Letters by glyph number, of a table whose ranges list each letter. */
function lettersOf(table: string): [string, string][] {
  return [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(
    ([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(codes.replace(/ /g, ''), 'hex').swap16().toString('utf16le'),
      ]),
  )
}

function shownIn(page: string, letters: ReadonlyMap<string, string>): Piece[] {
  let face = ''
  let [x, y] = [0, 0]
  return [...page.matchAll(/1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(
    ([, left, up, chosen, shown]) => {
      if (left) [x, y] = [Number(left), Number(up)]
      if (chosen) face = chosen
      if (shown === undefined) return []
      const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(
        ([, codes = '']) => codes.match(/.{4}/g) ?? [],
      )
      return [{ text: glyphs.map((glyph) => letters.get(`${face} ${glyph}`) ?? '').join(''), x, y }]
    },
  )
}

function joined(words: readonly string[]): string[] {
  const texts: string[] = []
  let isOpen = false
  for (const word of words) {
    texts.push(isOpen ? `${texts.pop()}${word}` : word)
    isOpen = /[ \-/\u2013\u2014]$/.test(word)
  }
  return texts.map((text) => text.trimEnd())
}
