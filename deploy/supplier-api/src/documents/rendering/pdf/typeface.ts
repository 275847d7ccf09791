import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

/** Golos Text, the typeface of the shop's pages (SIL Open Font License); only the letters in use are embedded. */
const FACES = {
  regular: require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
} as const

export type Face = keyof typeof FACES

/** How a text is set; sizes in points. */
export interface Type {
  face: Face
  size: number
  color: string
  /** Digits of one width, so that columns of numbers stand straight. Slower than text, whose words are set once. */
  tabular?: boolean
}

export const INK = '#151A1F'
export const QUIET = '#5E666C'
export const LINE = '#D0D5D9'

const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']
const featuresOf = ({ tabular }: Type) => (tabular ? { features: TABULAR } : {})
/** A line is so much higher than its letters. */
const LEADING = 1.32

/** A4, its pages kept until the end, when their number is known. */
export function openPdf(title: string, author: string): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  })
  for (const [face, file] of Object.entries(FACES)) pdf.registerFont(face, file)
  return pdf
}

const use = (pdf: PDFKit.PDFDocument, { face, size }: Type) => pdf.font(face).fontSize(size)

/** Height of one line. */
export const lineHeight = ({ size }: Type): number => size * LEADING

/** Measures and breaks texts; each word is measured once. */
export function typesetter(pdf: PDFKit.PDFDocument) {
  const widths = new Map<string, number>()

  function width(text: string, type: Type): number {
    const key = `${type.face} ${type.size} ${type.tabular ? 't' : ''} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const measured = use(pdf, type).widthOfString(text, featuresOf(type))
    widths.set(key, measured)
    return measured
  }

  /** Words, and after hyphens and slashes parts of them; a part that is wider than the line is cut. */
  function pieces(text: string, type: Type, limit: number): string[] {
    return text.split(/(?<= )|(?<=[-/\u2013\u2014])/).flatMap((piece) => {
      if (width(piece.trimEnd(), type) <= limit) return [piece]
      const cut: string[] = []
      let rest = ''
      for (const letter of piece) {
        if (rest !== '' && width(rest + letter, type) > limit) {
          cut.push(rest)
          rest = ''
        }
        rest += letter
      }
      return [...cut, rest]
    })
  }

  return {
    width,
    /** Lines of a text that is at most `limit` points wide. */
    wrap(text: string, type: Type, limit: number): string[] {
      const lines: string[] = []
      for (const paragraph of text.split('\n')) {
        let line = ''
        let used = 0
        for (const piece of pieces(paragraph, type, limit)) {
          const bare = width(piece.trimEnd(), type)
          if (line !== '' && used + bare > limit) {
            lines.push(line.trimEnd())
            line = ''
            used = 0
          }
          line += piece
          used += width(piece, type)
        }
        lines.push(line.trimEnd())
      }
      return lines
    },
    /** Writes lines from `y` on. @param align at `x`, or so that they end there @returns where the next line would stand */
    write(
      lines: readonly string[],
      type: Type,
      x: number,
      y: number,
      align: 'left' | 'right' = 'left',
    ): number {
      use(pdf, type).fillColor(type.color)
      let at = y
      for (const line of lines) {
        const left = align === 'left' ? x : x - width(line, type)
        if (line !== '') pdf.text(line, left, at, { lineBreak: false, ...featuresOf(type) })
        at += lineHeight(type)
      }
      return at
    },
  }
}

export type Typesetter = ReturnType<typeof typesetter>
