import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { pageListQuery } from './get-page-list'
import { keys } from './keys'

const { data, calls } = testApi(
  () => ({ answer: { ITEMS: [{ ID: 1, CODE: 'delivery', TITLE: 'Доставка', BLOCKS: [] }] } as object }),
  (_call, { answer }) => answer,
)

const MINUTE = 60_000

test('of the pages of a list code and title are kept', async () => {
  const kernel = testKernel()
  expect(await kernel.query.fetchQuery(pageListQuery(kernel, 'front_down'))).toEqual([
    { CODE: 'delivery', TITLE: 'Доставка' },
  ])
  expect(calls).toEqual(['GET /v3/api/info/front_down/'])
})

test.each([
  [59, 0],
  [61, 1],
])('a list of %i minutes ago is asked for %i times', async (minutes, times) => {
  const kernel = testKernel()
  kernel.query.setQueryData(keys.pageList('front_down'), [], { updatedAt: Date.now() - minutes * MINUTE })
  await kernel.query.fetchQuery(pageListQuery(kernel, 'front_down'))
  expect(calls).toHaveLength(times)
})

test.each([{}, { ITEMS: {} }, { ITEMS: [{ CODE: 'a' }] }, { ITEMS: [{ TITLE: 'а' }] }])(
  '%j is no list',
  async (answer) => {
    data.answer = answer
    const kernel = testKernel()
    await expect(kernel.query.fetchQuery(pageListQuery(kernel, 'front_up'))).rejects.toThrow()
  },
)
