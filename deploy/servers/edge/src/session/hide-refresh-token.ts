import { refreshCookies } from './session-cookies'

interface Hidden {
  /** The answer as the browser gets it. */
  text: string
  /** Set-Cookie values that keep the refresh token, or take it away. */
  setCookies: string[]
  hasRefreshToken: boolean
}

/**
 * Takes the refresh token out of an answer that brings a session. It goes into its cookie, and the page only learns that there is one.
 * @param text JSON of an object
 * @param known a refresh token that stays good when the answer brings no other one
 */
export function hideRefreshToken(text: string, secure: boolean, known?: string): Hidden {
  const { refresh_token: given, ...answer } = JSON.parse(text) as Record<string, unknown>
  const token = typeof given === 'string' && given ? given : known
  const hasRefreshToken = token !== undefined
  return {
    text: JSON.stringify({ ...answer, has_refresh_token: hasRefreshToken }),
    hasRefreshToken,
    setCookies: refreshCookies(token, secure),
  }
}
