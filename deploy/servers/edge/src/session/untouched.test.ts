import { createUntouched } from './untouched'

const NEW = {}
const RETURNING = { access_token: 'a', expires: '1', expires_in: '1', PHPSESSID: 'p', untouched: '1' }
const call = {
  method: 'POST',
  url: '/v3/api/catalog/favorite/',
  token: 'a',
  cookies: RETURNING,
  secure: false,
}

test.each<[string, Record<string, string>, boolean]>([
  ['a new browser', NEW, true],
  ['a new browser that is counted', { _ga: '1', _ga_X1: '1', _ym_uid: '1' }, true],
  ['a browser that has read and nothing more', RETURNING, true],
  ['a session from before, without the mark', { access_token: 'a', expires: '1' }, false],
  ['a browser whose session ended, with a basket perhaps', { PHPSESSID: 'p' }, false],
  ['a browser that keeps the name of a mark that was taken away', { ...RETURNING, untouched: '' }, false],
  ['a user', { ...RETURNING, refresh_token: 'r' }, false],
  ['a choice', { ...RETURNING, productList: '{}' }, false],
])('%s', (_, cookies, expected) => {
  expect(createUntouched().isUntouched(cookies)).toBe(expected)
})

test('only a new browser is marked', () => {
  const { welcome } = createUntouched()
  expect(welcome(NEW, true)).toMatch(/^untouched=1; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
  for (const name of ['PHPSESSID', 'access_token', 'refresh_token', 'has_refresh_token'])
    expect(welcome({ [name]: 'x' }, true)).toBeUndefined()
})

test('a call that may change something takes the mark away at once, even before its answer arrives', () => {
  const world = { now: 0 }
  const { isUntouched, touch } = createUntouched(() => world.now)
  expect(touch({ ...call, method: 'GET' })).toBeUndefined()
  expect(isUntouched(RETURNING)).toBe(true)
  expect(touch(call)).toMatch(/^untouched=; .*Max-Age=0/)
  expect(isUntouched(RETURNING)).toBe(false)
  expect(isUntouched({ ...RETURNING, access_token: 'other' })).toBe(true)
  world.now = 600_000
  expect(isUntouched(RETURNING)).toBe(true)
})

test.each(['viewed/', 'viewed/?a=1', 'product/match/'])(
  'POST %s shows in no page of a server: the mark stays',
  (path) => {
    const { isUntouched, touch } = createUntouched()
    const url = `/v3/api/catalog/${path}`
    expect(touch({ ...call, url })).toBeUndefined()
    expect(isUntouched(RETURNING)).toBe(true)
    expect(touch({ ...call, url, method: 'DELETE' })).toMatch(/^untouched=;/)
    expect(touch({ ...call, url: `/v3/api/basket/?of=/v3/api/catalog/${path}` })).toMatch(/^untouched=;/)
  },
)

test('a browser without the mark is told nothing', () => {
  expect(createUntouched().touch({ ...call, cookies: { access_token: 'a' } })).toBeUndefined()
})

test('only so many calls are remembered', () => {
  const { isUntouched, touch } = createUntouched()
  for (let index = 0; index <= 10_000; index++) touch({ ...call, token: `t${index}` })
  expect(isUntouched({ ...RETURNING, access_token: 't0' })).toBe(true)
  expect(isUntouched({ ...RETURNING, access_token: 't1' })).toBe(false)
})
