import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { Content, DynamicContent } from 'pdfmake/interfaces'
import type { TableDocument } from '../document'

const require = createRequire(import.meta.url)

/** Golos Text, the typeface of the shop's pages (SIL Open Font License); only the letters in use are embedded. */
const FACES = {
  normal: require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
}
pdfmake.setFonts({ Golos: FACES })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(FACES).includes(path))

const INK = '#151A1F'
export const QUIET = '#5E666C'
export const LINE = '#D0D5D9'
const SIDES = 40
/** Of a page of A4, in points, less what is left free at its sides. */
export const WIDTH = 595.28 - 2 * SIDES

/** Digits of one width, so that columns of numbers stand straight. */
export const TABULAR: { fontFeatures: PDFKit.Mixins.OpenTypeFeatures[] } = { fontFeatures: ['tnum'] }

export const rule = (lineWidth: number, lineColor: string, width = WIDTH): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor }],
})

type Letter = Pick<TableDocument, 'title' | 'shop'>

const signOf = ({ accent, ink, sign }: Letter['shop']): string =>
  `<svg width="34" height="34" viewBox="0 0 40 40">
     <rect width="40" height="40" rx="9.4" fill="${accent}"/>
     <path d="${sign}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
   </svg>`

/** The shop on top of the first page: its sign, its name, how to reach it. */
function head({ shop }: Letter): Content[] {
  const contacts = [shop.phones.slice(0, 2).join(', '), shop.email].filter(Boolean)
  return [
    {
      columns: [
        { width: 34, svg: signOf(shop) },
        { width: '*', text: shop.name, fontSize: 15, bold: true, margin: [0, 7, 0, 0] },
        {
          ...{ width: 'auto', alignment: 'right', fontSize: 8.5, color: QUIET },
          ...{ stack: contacts, margin: [0, contacts.length > 1 ? 6 : 11, 0, 0] },
        },
      ],
      columnGap: 12,
      margin: [0, 0, 0, 12],
    },
    rule(1.5, shop.accent),
  ]
}

/** What every page ends with. */
const foot =
  ({ title }: Letter): DynamicContent =>
  (page, count) => ({
    margin: [SIDES, 12, SIDES, 0],
    stack: [
      rule(0.5, LINE),
      {
        columns: [title, { width: 'auto', text: `Страница ${page} из ${count}` }],
        ...{ columnGap: 20, fontSize: 8, color: QUIET, margin: [0, 5.5, 0, 0] },
      },
    ],
  })

/** Pages of A4 on the letterhead of the shop. Many rows take long: `renderPdf` does it in a thread. */
export function makePdf(letter: Letter, content: Content[]): Promise<Buffer> {
  const { title, shop } = letter
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [SIDES, 36, SIDES, 52],
      language: 'ru-RU',
      displayTitle: true,
      info: { title, author: shop.name, creator: shop.name, producer: shop.name },
      defaultStyle: { font: 'Golos', fontSize: 9, lineHeight: 1.1, color: INK },
      footer: foot(letter),
      content: [...head(letter), ...content],
    })
    .getBuffer()
}
