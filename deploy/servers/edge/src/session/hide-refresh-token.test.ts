import { hideRefreshToken } from './hide-refresh-token'
import { refreshCookies } from './session-cookies'

const hide = (answer: object, known?: string) => {
  const { text, ...rest } = hideRefreshToken(JSON.stringify(answer), true, known)
  return { answer: JSON.parse(text), ...rest }
}

test('the page learns that there is a refresh token, and not which', () =>
  expect(hide({ access_token: 'a', refresh_token: 'r' })).toEqual({
    answer: { access_token: 'a', has_refresh_token: true },
    hasRefreshToken: true,
    setCookies: refreshCookies('r', true),
  }))

test('a new one takes the place of the one that is known; without a new one that stays good', () => {
  expect(hide({ refresh_token: 'new' }, 'old').setCookies).toEqual(refreshCookies('new', true))
  expect(hide({}, 'old')).toEqual({
    answer: { has_refresh_token: true },
    hasRefreshToken: true,
    setCookies: refreshCookies('old', true),
  })
})

test.each([{}, { refresh_token: '' }, { refresh_token: 5 }, { refresh_token: null }])(
  '%j brings none, whatever it says of it',
  (answer) =>
    expect(hide({ ...answer, has_refresh_token: true })).toEqual({
      answer: { has_refresh_token: false },
      hasRefreshToken: false,
      setCookies: refreshCookies(undefined, true),
    }),
)
