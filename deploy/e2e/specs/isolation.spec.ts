import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { BLUE, GREEN } from '../src/shops'
import { stackUnderTest } from '../src/stack-under-test'

const fetchPage = (domain: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = stackUnderTest()
    get({ host: '127.0.0.1', port, path, headers: { host: `${domain}:${port}` } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')))
      answer.on('error', reject)
    }).on('error', reject)
  })

test('[SHELL-001, EDGE-005] 100 interleaved requests: two suppliers never see each other', async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const [own, other] = index % 2 ? [GREEN, BLUE] : [BLUE, GREEN]
      return {
        own,
        other,
        html: await fetchPage(
          own.domain,
          index % 3 ? '/' : '/search?q=бумага'.replace('бумага', encodeURIComponent('бумага')),
        ),
      }
    }),
  )
  for (const { own, other, html } of pages) {
    expect(html).toContain(own.name)
    expect(html).not.toContain(other.name)
    expect(html).not.toContain(other.domain)
  }
})
