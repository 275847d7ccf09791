import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testCustomer, testKernel, testStore, testVisitor } from '@prilavok/shared-kernel/testing'

const open = () => {
  const session = testStore({ drafts: '{"order":{"comment":"после 10"}}' })
  const { bus, query } = testKernel({ platform: { session } })
  const visit = (ITEM: object) => query.setQueryData(queryKeys.personal, { ITEM })
  visit({ ...testCustomer(), ID: 5 })
  return { bus, visit, drafts: () => session.get('drafts') }
}

test('a logout, in this tab or another, removes the drafts', () => {
  const { bus, drafts } = open()
  expect(drafts()).toBeDefined()
  bus.emit('session:changed', { state: 'visitor' })
  expect(drafts()).toBeUndefined()
})

test('a session that ends by itself leaves them to the same user', () => {
  const { bus, visit, drafts } = open()
  bus.emit('session:changed', { state: 'visitor', expired: true })
  visit(testVisitor())
  expect(drafts()).toBeDefined()
  visit({ ...testCustomer(), ID: 5 })
  expect(drafts()).toBeDefined()
})

test('who else logs in then does not see them', () => {
  const { bus, visit, drafts } = open()
  bus.emit('session:changed', { state: 'visitor', expired: true })
  visit({ ...testCustomer(), ID: 6 })
  expect(drafts()).toBeUndefined()
})
