import { OPEN_SHOPS } from './shops'

const YEAR_SECONDS = 31_536_000

/** A browser that has seen every shop before: none of them greets it, so that no greeting stands over what a spec clicks. */
export const beenHereBefore = () => ({
  cookies: OPEN_SHOPS.map(({ domain }) => ({
    name: 'firstEntry',
    value: 'N',
    domain,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + YEAR_SECONDS,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
})
