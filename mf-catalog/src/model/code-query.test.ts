import { testKernel } from '@prilavok/shared-kernel/testing'
import { codeQuery } from './code-query'

const View = () => null
const load = jest.fn(async () => ({ View }))

test('code is loaded once, stays as it came, and has a name of its own', async () => {
  const { query } = testKernel()
  const code = codeQuery('view', load)
  const first = await query.fetchQuery(code)
  expect(first.View).toBe(View)
  expect(await query.fetchQuery(code)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  expect(query.getQueryData(codeQuery('other', load).queryKey)).toBeUndefined()
  expect(code.queryKey.at(-1)).toBe('view')
})
