import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel, testVisitor } from '@prilavok/shared-kernel/testing'
import { removeIdentity } from './shared-page'

test('[EDGE-009] a page for many names nobody', () => {
  const kernel = testKernel()
  const personal = testVisitor()
  kernel.query.setQueryData(queryKeys.personal, { ITEM: personal })
  removeIdentity(kernel)
  expect(kernel.query.getQueryData(queryKeys.personal)).toEqual({ ITEM: { ...personal, USER_CODE: '' } })
})

test('what was not loaded stays so', () => {
  const kernel = testKernel()
  removeIdentity(kernel)
  expect(kernel.query.getQueryData(queryKeys.personal)).toBeUndefined()
})
