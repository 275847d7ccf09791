import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerStarting } from './starting-page'

test('until the shop has started a Russian page says so and loads itself again', async () => {
  const server = createServer((_request, response) => answerStarting(response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/catalog-list`)
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('refresh')).toBe('2')
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page).toContain('<html lang="ru">')
    expect(page).toContain('<title>Магазин запускается</title>')
    expect(page).toContain('<h1>Магазин запускается</h1>')
  } finally {
    server.close()
  }
})
