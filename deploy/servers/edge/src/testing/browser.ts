import type { Answer, Ask, TestEdge } from './start-edge'

interface Kept {
  name: string
  value: string
  path: string
}

/** Keeps cookies by name and path, sends those of a path, and follows redirects, as browsers do. */
export interface TestBrowser {
  /** Value of a cookie, whatever its path. */
  cookie(name: string): string | undefined
  /** Puts a cookie there as if it had been set before. */
  keep(name: string, value: string, path?: string): void
  ask(path: string, ask?: Ask): Promise<Answer>
  /** A navigation to a page. @returns the last answer, and the paths on the way to it */
  open(path: string, ask?: Ask): Promise<Answer & { way: string[] }>
  /** POST of a form, as the page sends it. */
  post(path: string, fields: Record<string, string>): Promise<Answer>
}

const MAX_REDIRECTS = 5
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

export function testBrowser(edge: TestEdge): TestBrowser {
  let kept: Kept[] = []

  const keep = (name: string, value: string, path = '/') => {
    kept = [...kept.filter((one) => one.name !== name || one.path !== path), { name, value, path }]
  }
  const take = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((one) => one.startsWith('Path='))?.slice(5) ?? '/'
    keep(name, value, path)
    if (attributes.includes('Max-Age=0')) kept = kept.filter((one) => one.name !== name || one.path !== path)
  }
  const isSent = (path: string) => (cookie: Kept) =>
    cookie.path === '/' || path === cookie.path || path.startsWith(`${cookie.path}/`)

  const ask: TestBrowser['ask'] = async (path, given = {}) => {
    const cookie = kept
      .filter(isSent(path.split('?', 1)[0] ?? ''))
      .sort((one, other) => other.path.length - one.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await edge.ask(path, {
      ...given,
      headers: { ...(cookie && { cookie }), ...given.headers },
    })
    answer.setCookies.forEach(take)
    return answer
  }
  return {
    cookie: (name) => kept.find((one) => one.name === name)?.value,
    keep,
    ask,
    async open(path, given) {
      const way = [path]
      let answer = await ask(path, given)
      while (answer.headers.location && way.length <= MAX_REDIRECTS) {
        way.push(answer.headers.location)
        answer = await ask(answer.headers.location, given)
      }
      return { ...answer, way }
    },
    post: (path, fields) =>
      ask(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() }),
  }
}
