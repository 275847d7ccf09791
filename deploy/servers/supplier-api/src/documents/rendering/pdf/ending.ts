import type { Content, TableCell } from 'pdfmake/interfaces'
import type { TableDocument } from '../document'
import { amountText, positionsText, totalsOf } from '../document-lines'
import { QUIET, rule, TABULAR } from './letterhead'

const totals = (document: TableDocument): Content => ({
  layout: {
    defaultBorder: false,
    ...{ paddingTop: () => 0, paddingBottom: () => 3, paddingLeft: () => 8, paddingRight: () => 5 },
  },
  table: {
    widths: ['*', 'auto'],
    body: totalsOf(document).map(({ text, sum, strong = false }) =>
      [text, sum === null ? '' : amountText(document, sum)].map(
        (cell): TableCell => ({
          text: cell,
          alignment: 'right',
          bold: strong,
          fontSize: strong ? 11 : 9.5,
          ...TABULAR,
        }),
      ),
    ),
  },
  margin: [0, 10, 0, 10],
})

const notesOf = ({ notes }: TableDocument): Content => ({
  ...{ fontSize: 8, color: QUIET, margin: [0, 8, 0, 0] },
  stack: notes.map((text): Content => ({ text, margin: [0, 2, 0, 0] })),
})

const signatures = ({ director, accountant }: NonNullable<TableDocument['signers']>): Content => ({
  unbreakable: true,
  margin: [0, 6, 0, 0],
  stack: [
    { post: 'Руководитель', name: director },
    { post: 'Главный бухгалтер', name: accountant },
  ].map(
    ({ post, name }): Content => ({
      columns: [
        { text: post, width: 110 },
        { stack: [rule(0.5, QUIET, 150)], width: 160, margin: [0, 11, 0, 0] },
        name,
      ],
      margin: [0, 20, 0, 0],
    }),
  ),
})

/** Letters of a line of notes, about; more lines of them than these begin below the last row and go on over pages. */
const LETTERS = 120
const LINES = 15
const isLong = ({ notes }: TableDocument): boolean =>
  notes
    .flatMap((note) => note.split('\n'))
    .reduce((lines, { length }) => lines + Math.max(1, Math.ceil(length / LETTERS)), 0) > LINES

/**
 * Sums, the total in words, small print, signatures.
 * @returns what stands on one page with the last row, and what follows: so that nobody signs an empty page, and a long comment leaves
 *   none half empty
 */
export function endingOf(document: TableDocument): { beside: Content[]; after: Content[] } {
  const { total, currency, words, signers } = document
  const sums: Content[] = [
    totals(document),
    {
      text: `${positionsText(document)} на сумму ${amountText(document, total)}\u00a0${currency}`,
      fontSize: 9.5,
      ...TABULAR,
    },
    ...(words ? [{ text: words, bold: true, fontSize: 9.5 }] : []),
  ]
  const rest = [notesOf(document), ...(signers ? [signatures(signers)] : [])]
  return isLong(document) ? { beside: sums, after: rest } : { beside: [...sums, ...rest], after: [] }
}
