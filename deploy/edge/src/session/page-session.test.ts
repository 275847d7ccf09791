import { createFairShare } from '../load/fair-share'
import type { SupplierApi } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import { createTokenRefresher } from '../supplier/token-refresher'
import { createPageSessions } from './page-session'

test('a page does not wait for a silent API, and gives its place back; the refresh goes on for the others', async () => {
  let asked = 0
  const silent = {
    token: () => {
      asked++
      return new Promise<never>(() => undefined)
    },
  }
  const share = createFairShare({ places: 1, perGroup: [1], queue: 1, deadline: 1000 })
  const refresher = createTokenRefresher(silent)
  const owners = { belongs: async () => false, add: () => undefined } as unknown as TokenOwners
  const sessions = createPageSessions(silent as unknown as SupplierApi, refresher, owners, share, 1)
  const cookies = { has_refresh_token: 'Y', refresh_token: 'r' }
  const ask = { domain: 'shop', cookies, secure: false, groups: [], gone: new AbortController().signal }
  const [paused] = await sessions.renew(ask)
  expect(paused).toMatch(/^renew_paused=1; .*Max-Age=10/)
  expect(share.active).toBe(0)
  await sessions.renew(ask)
  expect(asked).toBe(1)
})
