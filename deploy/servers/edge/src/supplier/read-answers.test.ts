import { GREEN } from '../testing/fake-shop'
import { buyerIn, pageLinksIn, shopIn } from './read-answers'

const without = (field: keyof typeof GREEN) => ({ ...GREEN, [field]: undefined })

test('a shop is one with all that every page is made of', () => {
  expect(shopIn(JSON.stringify({ ITEM: GREEN }))).toEqual(GREEN)
  for (const field of ['ID', 'NAME', 'DOMAIN_NAME', 'PHONES', 'META'] as const)
    expect(shopIn(JSON.stringify({ ITEM: without(field) }))).toBeUndefined()
  expect(shopIn(JSON.stringify({ ITEM: { ...GREEN, ID: '1' } }))).toBeUndefined()
  expect(shopIn(JSON.stringify({ ITEM: { ...GREEN, PHONES: {} } }))).toBeUndefined()
})

test.each(['', 'null', '{}', '{"ITEM":null}', '{"ITEM":5}', '<html>'])('«%s» is no shop', (text) =>
  expect(shopIn(text)).toBeUndefined(),
)

test.each([
  ['{"ITEM":{"ID":7,"INN":"7736207543"}}', { id: 7, taxNumber: '7736207543' }],
  ['{"ITEM":{"ID":7,"INN":""}}', { id: 7, taxNumber: undefined }],
  ['{"ITEM":{"ID":7,"INN":5}}', { id: 7, taxNumber: undefined }],
  ['{"ITEM":{"ID":7}}', { id: 7, taxNumber: undefined }],
  ['{"ITEM":{"ID":"7"}}', undefined],
  ['{"ITEM":null}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('%s names the buyer %j', (text, buyer) => expect(buyerIn(text)).toEqual(buyer))

test('links are made of what has a code and a title', () => {
  const page = { CODE: 'delivery', TITLE: 'Доставка' }
  const items = [{ ...page, TEXT: 'x' }, null, 5, { CODE: 'a' }, { TITLE: 'b' }, { CODE: 1, TITLE: 'c' }]
  expect(pageLinksIn(JSON.stringify({ ITEMS: items }))).toEqual([page])
  expect(pageLinksIn('{"ITEMS":[]}')).toEqual([])
  for (const text of ['{}', '{"ITEMS":{}}', 'null', '<html>']) expect(pageLinksIn(text)).toBeUndefined()
})
