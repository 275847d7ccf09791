import { documentsOf } from './documents-of'

const TABLE = { type: 'basket_file', format: 'XLSX' }
const INVOICE = { type: 'tender_invoice', format: 'PDF' }

test('[BAS-035] an offer is made with the flag alone; the bonus basket is a table', () => {
  expect(documentsOf('main', { COMMERCIAL_OFFER: 'N' })).toEqual([INVOICE, TABLE])
  expect(documentsOf('main', { COMMERCIAL_OFFER: 'Y' })).toEqual([
    INVOICE,
    TABLE,
    { type: 'commercial_offer', format: 'PDF' },
  ])
  expect(documentsOf('loyalty', { COMMERCIAL_OFFER: 'Y' })).toEqual([TABLE])
})
