import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import { readSettings } from '../settings'
import { fc } from '../testing/property'
import { clientAddress } from './http/client-address'
import { clientNetwork } from './http/client-network'
import { withoutToken } from './http/log'
import { requestIdOf } from './http/request-id'
import { limitParallel } from './limits/limit-parallel'
import { roundPrice } from './money'
import { createSharedReads } from './session/shared-reads'

describe('the address of a client', () => {
  const FORWARDED = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.20.0.4', '192.168.1.1', 'fd00::5'])(
    'the edge at %s tells the address of the browser',
    (edge) => {
      expect(clientAddress(edge, FORWARDED)).toBe('203.0.113.7')
      expect(clientAddress(edge, {})).toBeNull()
      expect(clientAddress(edge, { 'x-forwarded-for': 'unknown' })).toBeNull()
    },
  )

  test.each(['198.51.100.1', '2001:db8::1'])('%s cannot pass for another address', (stranger) => {
    expect(clientAddress(stranger, FORWARDED)).toBe(stranger)
  })
})

describe('his network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown:port', 'unknown:port'],
  ])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('all addresses of one /64 are one network, however they are written', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16))
    const four = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(four, four, four, (network, host, otherHost) => {
        const [one, other] = [host, otherHost].map((rest) => [...network, ...rest].join(':'))
        expect(networkOf(one ?? '')).toBe(networkOf((other ?? '').toUpperCase()))
        expect(networkOf(one ?? '')).toBe(`${network.join(':')}::/64`)
      }),
    )
  })

  test('the edge that does not say who asks leaves nobody to count', () => {
    expect(clientNetwork('127.0.0.1', {})).toBeNull()
    expect(clientNetwork('127.0.0.1', { 'x-forwarded-for': '2001:db8::1' })).toBe('2001:db8:0:0::/64')
  })
})

describe('the log', () => {
  test.each([
    ['/v3/x/?access_token=1.secret&limit=5', '/v3/x/?access_token=*&limit=5'],
    ['/v3/x/?limit=5&ACCESS_TOKEN=1.secret', '/v3/x/?limit=5&ACCESS_TOKEN=*'],
    ['/v3/x/?access%5Ftoken=1.secret', '/v3/x/?access.5Ftoken=*'],
    ['/v3/x/?access_token[]=1.secret?more', '/v3/x/?access_token..=*'],
    ['/v3/confirm/?user_checkword=abc&email=anna@example.com', '/v3/confirm/?user_checkword=*&email=*'],
    [
      '/upload/files/ticket-of-a-file/%D0%A1%D1%87%D1%91%D1%82.pdf',
      '/upload/files/*/%D0%A1%D1%87%D1%91%D1%82.pdf',
    ],
    [`//upload//files/1.2.3.${'a'.repeat(43)}/x.pdf`, '//upload//files/*/x.pdf'],
    [`/%75pload/files/1.2.3.${'a'.repeat(43)}/x.pdf`, '/%75pload/files/*/x.pdf'],
  ])('secrets of %s are not logged', (url, logged) => {
    expect(withoutToken(url)).toBe(logged)
  })

  test('the id of the edge is kept when it is well-formed', () => {
    expect(requestIdOf({ headers: { 'x-request-id': 'edge-0123.AB_c' } })).toBe('edge-0123.AB_c')
    for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(101), 'line\nbreak-12345', ''])
      expect(requestIdOf({ headers: { 'x-request-id': bad } })).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('money', () => {
  test('prices are rounded half up to the precision of the shop', () => {
    expect([26, 27, 28].map((type) => roundPrice(12_345, type))).toEqual([12_300, 12_350, 12_345])
    expect(roundPrice(12_350, 26)).toBe(12_400)
  })
})

describe('settings', () => {
  test('all errors of the environment are told at once', () => {
    const wrong = {
      DATABASE_URL: 'mysql://x',
      API_PORT: 'eighty',
      LOG_LEVEL: 'loud',
      RATE_OF_SESSION: 'fast',
    }
    for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name)
  })

  test('settings that do not go together, or cannot be read, are told', () => {
    const base = { DATABASE_URL: 'postgres://u:p@h/d' }
    expect(() => readSettings({ ...base, API_PORT: '8090', METRICS_PORT: '8090' })).toThrow('METRICS_PORT')
    const read = () => readSettings({ ...base, SMTP_URL: 'smtp://user:20%off@host' })
    expect(read).toThrow('SMTP_URL')
    expect(read).not.toThrow('20%off')
  })
})

describe('tasks at once', () => {
  test('no more than the given tasks run at once, and all of them run', async () => {
    const run = limitParallel(4)
    let running = 0
    let most = 0
    const task = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return most
    }
    expect(await Promise.all(Array.from({ length: 20 }, () => run(task)))).toHaveLength(20)
    expect(most).toBe(4)
  })

  test('a task that fails makes room for the next', async () => {
    const run = limitParallel(1)
    const failed = run(async () => {
      throw new Error('broken')
    })
    const next = run(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await run(async () => 'again')).toBe('again')
  })
})

describe('readings that are shared', () => {
  interface Reading {
    key: string
    resolve(value: string): void
    reject(error: Error): void
  }

  function started() {
    const readings: Reading[] = []
    const read = createSharedReads(
      (key) => new Promise<string>((resolve, reject) => readings.push({ key, resolve, reject })),
    )
    return { readings, read }
  }

  const turn = () => new Promise(setImmediate)

  test('those who come together share a reading that begins when all have come', async () => {
    const { readings, read } = started()
    const together = [read('a'), read('a'), read('b')]
    expect(readings).toEqual([])
    await turn()
    expect(readings.map(({ key }) => key)).toEqual(['a', 'b'])
    for (const { key, resolve } of readings) resolve(`${key}!`)
    expect(await Promise.all(together)).toEqual(['a!', 'a!', 'b!'])
  })

  test('whoever comes while a reading is on its way is given the next one', async () => {
    const { readings, read } = started()
    const first = read('a')
    await turn()
    const later = [read('a'), read('a')]
    await turn()
    expect(readings).toHaveLength(1)
    readings[0]?.resolve('before')
    expect(await first).toBe('before')
    await turn()
    expect(readings).toHaveLength(2)
    readings[1]?.resolve('after')
    expect(await Promise.all(later)).toEqual(['after', 'after'])
    await turn()
    const last = read('a')
    await turn()
    readings[2]?.resolve('last')
    expect(await last).toBe('last')
  })

  test('a reading that fails fails for those who share it, and is tried anew for the next', async () => {
    const { readings, read } = started()
    const together = [read('a'), read('a')]
    await turn()
    const later = read('a')
    readings[0]?.reject(new Error('no database'))
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await turn()
    readings[1]?.resolve('there')
    expect(await later).toBe('there')
  })
})
