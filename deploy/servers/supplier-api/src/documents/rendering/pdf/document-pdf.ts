import type { Content } from 'pdfmake/interfaces'
import type { Bank, TableDocument } from '../document'
import { partyText } from '../document-lines'
import { endingOf } from './ending'
import { LINE, makePdf, QUIET, WIDTH } from './letterhead'
import { productsOf } from './products'

const small = (text: string) => ({ text, fontSize: 7.5, color: QUIET })

/** What a payment order is filled in from. */
function bankTable({ name, code, account, correspondAccount }: Bank, { seller }: TableDocument): Content {
  const numbers = [`ИНН ${seller.inn}`, seller.kpp && `КПП ${seller.kpp}`].filter(Boolean).join('    ')
  const beside = (label: string, value: string): Content => ({
    columns: [{ ...small(label), width: 66, margin: [0, 1.5, 0, 0] }, value],
    margin: [0, 0, 0, 3],
  })
  return {
    layout: {
      ...{ hLineWidth: () => 0.75, vLineWidth: () => 0.75, hLineColor: () => LINE, vLineColor: () => LINE },
      ...{ paddingLeft: () => 6, paddingRight: () => 6, paddingTop: () => 5, paddingBottom: () => 3 },
    },
    table: {
      widths: [0.58 * WIDTH - 12, '*'],
      body: [
        [
          { stack: [small('Банк получателя'), name] },
          { stack: [beside('БИК', code), beside('Корр. счёт', correspondAccount)] },
        ],
        [{ stack: [small('Получатель'), seller.name, numbers] }, beside('Расчётный счёт', account)],
      ],
    },
    margin: [0, 16, 0, 0],
  }
}

/** Seller, buyer, terms: names on the left, what they say beside. */
const parties = ({ seller, buyer, facts }: TableDocument): Content => ({
  stack: [
    { name: 'Поставщик', value: partyText(seller) },
    ...(buyer ? [{ name: 'Покупатель', value: partyText(buyer) }] : []),
    ...facts,
  ].map(({ name, value }): Content => {
    const columns = [{ text: name, width: 82, color: QUIET }, value]
    return { columns, margin: [0, 0, 0, 4] }
  }),
  margin: [0, 8, 0, 8],
})

/** The document as pages of A4. */
export function documentPdf(document: TableDocument): Promise<Buffer> {
  const { beside, after } = endingOf(document)
  return makePdf(document, [
    ...(document.bank ? [bankTable(document.bank, document)] : []),
    { text: document.title, fontSize: 16, bold: true, margin: [0, 16, 0, 0] },
    parties(document),
    productsOf(document, beside),
    ...after,
  ])
}
