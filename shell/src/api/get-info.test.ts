import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { infoQuery } from './get-info'

const PARAGRAPH = { type: 'paragraph', data: { text: 'ИНН 7711340150' } }
const ITEM = { ID: 1, CODE: 'requisites', BLOCKS: [PARAGRAPH] }
const { data, calls } = testApi(
  () => ({ answer: { ITEMS: [ITEM] } as object }),
  (_call, { answer }) => answer,
)
const ask = (element?: string) => {
  const kernel = testKernel()
  return kernel.query.fetchQuery(infoQuery(kernel, 'requisites', element))
}

test.each([
  [undefined, 'GET /v3/api/info/requisites/'],
  ['', 'GET /v3/api/info/requisites/'],
  ['zones', 'GET /v3/api/info/requisites/?element=zones'],
])('of the element %s the call is %s', async (element, call) => {
  expect(await ask(element)).toEqual([ITEM])
  expect(calls).toEqual([call])
})

test('blocks that cannot be read are left out', async () => {
  data.answer = { ITEMS: [{ ...ITEM, BLOCKS: [{ type: 'video', data: {} }, PARAGRAPH] }] }
  expect(await ask()).toEqual([ITEM])
})

test.each([{}, { ITEMS: {} }, { ITEMS: [{ CODE: 'a' }] }])('%j is no text', async (answer) => {
  data.answer = answer
  await expect(ask()).rejects.toThrow()
})
