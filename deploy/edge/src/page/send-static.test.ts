import Fastify from 'fastify'
import { sendStatic } from './send-static'
import { STATIC_PAGES, type StaticPage, staticPage } from './static-page'

const answer = (status: number, page: StaticPage) => {
  const app = Fastify()
  app.get('/', (_request, reply) => sendStatic(reply, status, page))
  return app.inject('/')
}

test('a page that needs nothing is a document with a policy of its own, kept by no cache', async () => {
  const { statusCode, headers, body } = await answer(404, 'unknownShop')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Host, Accept-Encoding, Cookie',
  })
  const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? []
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`)
  expect(headers['retry-after']).toBeUndefined()
})

test('one that is worth another try says when', async () =>
  expect((await answer(503, 'noConnection')).headers['retry-after']).toBe('5'))

test.each(Object.keys(STATIC_PAGES) as StaticPage[])(
  '%s says its title, its lines and what may help',
  (page) => {
    const { title, lines, link } = { link: undefined, ...STATIC_PAGES[page] }
    const html = staticPage(page, 'abc')
    expect(html).toMatch(/^<!doctype html><html lang="ru"><head><meta charset="utf-8">.*<\/html>$/)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`)
    expect(html.includes('<a href="">Попробовать снова</a>')).toBe(link === 'retry')
    expect(html.includes('<a href="/">Открыть магазин</a>')).toBe(link === 'home')
    expect(html).not.toContain('undefined')
  },
)
