export const CONFIRM = '/v1/login/confirm/'
export const EMAIL = 'new@example.com'
/** The link of an e-mail of confirmation. */
export const LINK = `/confirm?email=${EMAIL}&code=K7QF-29XM`
/** The answer that confirms, with a session. */
export const LET_IN = {
  SUCCESS: 'Y',
  MESSAGE: 'Почта подтверждена',
  EMAIL,
  access_token: 'partial-token',
  expires_in: 3600,
  has_refresh_token: false,
}
