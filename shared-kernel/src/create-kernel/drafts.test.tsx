import { assertNoSecrets, readDraft, saveDraft } from '@prilavok/shared-kernel/forms/drafts'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testCustomer, testKernel, testStore, testVisitor } from '@prilavok/shared-kernel/testing'

describe('private-drafts', () => {
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

  describe('choices for orders', () => {
    const chosen = () => {
      const cookies = testStore({
        addressName: 'Казань, Баумана, 5',
        paymentType: 'CASH',
        disabled_to_order: 'Y',
        firstEntry: 'N',
      })
      const { bus, query } = testKernel({ platform: { cookies } })
      const visit = (ID: number) =>
        query.setQueryData(queryKeys.personal, { ITEM: { ...testCustomer(), ID } })
      const left = () =>
        ['addressName', 'paymentType', 'disabled_to_order', 'firstEntry'].filter((name) => cookies.get(name))
      return { bus, visit, left }
    }

    test('go with a logout, and when another user takes the place of the former one', () => {
      for (const change of [{ state: 'visitor' }, { state: 'customer', replaced: true }] as const) {
        const { bus, visit, left } = chosen()
        visit(5)
        bus.emit('session:changed', change)
        expect(left()).toEqual(['firstEntry'])
      }
    })

    test('are those of a visitor when he logs in, and of the same user after his session has ended by itself', () => {
      const { bus, visit, left } = chosen()
      bus.emit('session:changed', { state: 'customer' })
      visit(5)
      bus.emit('session:changed', { state: 'visitor', expired: true })
      visit(5)
      expect(left()).toHaveLength(4)
      visit(6)
      expect(left()).toEqual(['firstEntry'])
    })
  })

  describe('a page that loads anew', () => {
    const typed = async () => {
      const [session, cookies] = [testStore({ drafts: '{"order":{"comment":"после 10"}}' }), testStore()]
      const { query, token } = testKernel({ platform: { session, cookies } })
      await token.enter({ access_token: 'partial', expires_in: 60 })
      query.setQueryData(queryKeys.personal, { ITEM: { ...testCustomer(), ID: 5 } })
      const load = () => {
        testKernel({ platform: { session, cookies } })
        return session.get('drafts')
      }
      return { cookies, load }
    }

    test('shows the drafts of a user without a password again, also after his session has ended by itself', async () => {
      const { cookies, load } = await typed()
      expect(load()).toBeDefined()
      for (const name of ['access_token', 'expires']) cookies.remove(name)
      expect(load()).toBeDefined()
    })

    test('shows none after his logout in another tab', async () => {
      const { cookies, load } = await typed()
      for (const name of ['access_token', 'expires', 'login_stamp']) cookies.remove(name)
      expect(load()).toBeUndefined()
    })
  })
})

describe('drafts', () => {
  test('each form has its own draft; the last one to go leaves nothing', () => {
    const session = testStore()
    saveDraft(session, 'person', { name: 'Анна' })
    saveDraft(session, 'address', { city: 'Тверь' })
    expect(readDraft(session, 'person')).toEqual({ name: 'Анна' })
    saveDraft(session, 'person', {})
    expect(readDraft(session, 'person')).toEqual({})
    expect(readDraft(session, 'address')).toEqual({ city: 'Тверь' })
    saveDraft(session, 'address', {})
    expect(session.get('drafts')).toBeUndefined()
  })

  test.each(['null', '5', '"text"', 'no json', '{"person":null}', '{"person":"Анна"}', '{"person":5}'])(
    'what is no draft is an empty one: %s',
    (drafts) => {
      expect(readDraft(testStore({ drafts }), 'person')).toEqual({})
    },
  )

  test.each(['password', 'newPassword', 'checkWord', 'check_word', 'captcha_text', 'client_secret'])(
    '«%s» may not be stored',
    (field) => {
      expect(() => assertNoSecrets(['name', field])).toThrow(`«${field}» may not be in a draft`)
    },
  )
})
