import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { contentPageQuery } from './get-content-page'

const PARAGRAPH = { type: 'paragraph', data: { text: 'Возим по городу.' } }
const { data, intercept, calls } = testApi(
  () => ({ answer: { CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH] } as object }),
  (_call, { answer }) => answer,
)
const ask = () => {
  const kernel = testKernel()
  return kernel.query.fetchQuery(contentPageQuery(kernel, 'front_up/delivery'))
}

test('a page comes with the blocks that can be read', async () => {
  data.answer = { CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH, { type: 'video', data: {} }] }
  expect(await ask()).toEqual({ CODE: 'delivery', TITLE: 'Доставка', ITEMS: [PARAGRAPH] })
  expect(calls).toEqual(['GET /v1/content/front_up/delivery/'])
})

test('a page that the shop does not have is null', async () => {
  intercept(() => 404)
  expect(await ask()).toBeNull()
})

test.each([422, 403, 0])('a failure (%s) is no missing page', async (answer) => {
  intercept(() => answer)
  await expect(ask()).rejects.toThrow()
})

test.each([{}, { ITEMS: 'none' }, { ITEMS: [null] }])('%j is no page', async (answer) => {
  data.answer = answer
  await expect(ask()).rejects.toThrow()
})
