import type { Asker } from '../http/early-requests'
import type { Visit } from '../session/visits'
import type { ShopState } from '../supplier/shops'
import { GREEN } from '../testing/fake-shop'
import { createSenders } from './senders'

const ASKER = { host: 'Shop.Example:8080', ip: '203.0.113.7', headers: {}, protocol: 'https' } as Asker

function started(state: ShopState, subject?: string) {
  const asked: unknown[] = []
  const senderOf = createSenders({
    api: { knows: (domain) => domain === 'shop.example' },
    shops: {
      get: async (domain) => {
        asked.push(domain)
        return state
      },
    },
    visits: {
      open: () => Promise.reject(new Error('a report opens no visit')),
      known: (request, shop) => {
        asked.push([request, shop])
        return { subject } as Visit
      },
    },
  })
  return { senderOf, asked }
}

test('a report is of the shop of its host, by the subject that its versions were chosen for', async () => {
  const { senderOf, asked } = started({ status: 'open', shop: GREEN }, 'company 1')
  expect(await senderOf(ASKER)).toEqual({
    shop: GREEN.DOMAIN_NAME,
    address: '203.0.113.7',
    visitor: 'company 1',
  })
  expect(asked).toEqual(['shop.example', [ASKER, GREEN.DOMAIN_NAME]])
})

test('who has no subject is known by his address', async () => {
  const { senderOf } = started({ status: 'open', shop: GREEN })
  expect(await senderOf(ASKER)).toMatchObject({ address: '203.0.113.7', visitor: '203.0.113.7' })
})

test('where there is no shop nobody reports', async () => {
  const { senderOf, asked } = started({ status: 'unknown' }, 'company 1')
  expect(await senderOf(ASKER)).toBeUndefined()
  expect(asked).toEqual(['shop.example'])
})
