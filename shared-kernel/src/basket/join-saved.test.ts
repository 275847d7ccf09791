import { createTestPlatform, customerCookies, testStore } from '@prilavok/shared-kernel/testing'
import { dropLeftChanges, joinSaved } from './left-changes'
import type { Saved, SavedChange } from './saved-changes'
import { LEFT_KEY } from './saved-key'

const NOW = 1_000_000_000
const change = (ID: number, target: number, basket: SavedChange['basket'] = 'main'): SavedChange => ({
  basket,
  item: { ID, NAME: '', held: 0 },
  held: 0,
  target,
  sent: [],
})
const request = (id: number, key = 'k', basket: SavedChange['basket'] = 'main') => ({
  basket,
  kind: 'add' as const,
  key,
  products: [{ id, before: 0, after: 2 }],
})
const saved = (changes: Partial<Saved> = {}): Saved => ({
  at: NOW,
  login: 'anna',
  loggedIn: true,
  changes: [],
  requests: [],
  ...changes,
})
const browser = (left?: unknown) => {
  const cookies = customerCookies()
  cookies.set('login_stamp', 'anna')
  const local = testStore(left === undefined ? {} : { [LEFT_KEY]: JSON.stringify(left) })
  const place = createTestPlatform({ cookies, local, now: () => NOW })
  return { place, left: () => JSON.parse(local.get(LEFT_KEY) ?? 'null') }
}

test('of two changes of a product the later one counts, each basket for itself; a request is repeated once', () => {
  const later = saved({ changes: [change(1, 5), change(2, 1)], requests: [request(1)] })
  const earlier = saved({
    at: NOW - 1,
    changes: [change(1, 3), change(1, 4, 'loyalty')],
    requests: [request(1), request(1, 'other')],
  })
  const joined = joinSaved([later, earlier])
  expect(joined?.changes.map(({ basket, item, target }) => [basket, item.ID, target])).toEqual([
    ['main', 1, 5],
    ['loyalty', 1, 4],
    ['main', 2, 1],
  ])
  expect(joined?.requests.map(({ key }) => key)).toEqual(['k', 'other'])
  expect(joinSaved([])).toBeUndefined()
})

test('what is set anew here is not sent by another page any more: neither its count nor its request', () => {
  const own = saved({
    changes: [change(1, 5), change(2, 6), change(1, 7, 'loyalty')],
    requests: [request(1), request(3), request(1, 'bonus', 'loyalty')],
  })
  const other = saved({ login: 'boris', changes: [change(1, 5)] })
  const { place, left } = browser({
    own,
    other,
    alone: saved({ changes: [change(1, 9)] }),
    asked: saved({ requests: [request(4)] }),
  })
  dropLeftChanges(place, 'main', [1])
  expect(left()).toEqual({
    own: {
      ...own,
      changes: [change(2, 6), change(1, 7, 'loyalty')],
      requests: [request(3), request(1, 'bonus', 'loyalty')],
    },
    other,
    asked: saved({ requests: [request(4)] }),
  })
})
