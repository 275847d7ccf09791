import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { feedbackTypesQuery } from './get-feedback-types'

const TYPES = [{ XML_ID: 'order', VALUE: 'Вопрос по заказу' }]
const { data, calls } = testApi(
  () => ({ answer: { ITEMS: TYPES } as object }),
  (_call, { answer }) => answer,
)
const ask = () => {
  const kernel = testKernel()
  return kernel.query.fetchQuery(feedbackTypesQuery(kernel))
}

test('the types are those of the supplier', async () => {
  expect(await ask()).toEqual(TYPES)
  expect(calls).toEqual(['GET /v3/api/support/feedback/'])
})

test.each([{}, { ITEMS: {} }, { ITEMS: [{ XML_ID: 5, VALUE: 'а' }] }, { ITEMS: [{ XML_ID: 'a' }] }])(
  '%j is no list of types',
  async (answer) => {
    data.answer = answer
    await expect(ask()).rejects.toThrow()
  },
)
