import { startTestApi } from '@prilavok/supplier-api/testing/start-test-api'
import { openIllustrations } from './illustrations'
import { logo, wordmark } from './logo'

test('a tint changes the two colours of an illustration and nothing else', async () => {
  const illustrations = await openIllustrations()
  const plain = await illustrations.find('paper-a4.svg')
  const red = await illustrations.find('paper-a4-red.svg')
  expect(red).toContain('style="--c1:#C9342B;--c2:#8E1F1A"')
  const bare = (picture: string | null) => picture?.replace(/--c\d:#\w+/g, '')
  expect(bare(red)).toBe(bare(plain))
})

test('an unknown picture or tint is not found', async () => {
  const illustrations = await openIllustrations()
  for (const file of [
    'nothing.svg',
    'stapler-mauve.svg',
    'constructor.svg',
    'stapler-constructor.svg',
    'manifest.svg',
    '-red.svg',
  ]) {
    expect([file, await illustrations.find(file)]).toEqual([file, null])
  }
})

test('each shop has a sign of its own in the colour of its scheme', () => {
  expect(logo(3, 'red_gradient')).toContain('#C3222A')
  expect(new Set([1, 2, 3, 4, 5, 6].map((id) => logo(id, 'green'))).size).toBe(6)
})

test('a logo that stands alone says the name', () => {
  expect(wordmark(4, 'violet', 'Фиолет & Снаб')).toContain('>Фиолет &amp; Снаб</text>')
  expect(wordmark(4, 'violet', 'Фиолет')).toContain('viewBox="0 0 180 40"')
})

test('a picture that is opened on its own runs nothing, and is kept by its content', async () => {
  const api = await startTestApi()
  for (const path of ['logos/demo-green.svg', 'banners/demo-green-paper-main-left.svg']) {
    const { statusCode, headers } = await api.app.inject(`/upload/${path}`)
    expect([path, statusCode]).toEqual([path, 200])
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await api.app.inject({
      url: `/upload/${path}`,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  for (const path of ['logos/nobody.svg', 'banners/demo-green-none-main.svg'])
    expect((await api.app.inject(`/upload/${path}`)).statusCode).toBe(404)
  await api.close()
})

test('banners of a shop are in its own colours', async () => {
  const api = await startTestApi()
  const [own, other] = await Promise.all(
    ['demo-green', 'demo-blue'].map((link) => api.app.inject(`/upload/banners/${link}-paper-main-left.svg`)),
  )
  expect(own?.body).not.toBe(other?.body)
  const unknown = ['no-shop-paper-main-left', 'demo-green-nothing-main-left', 'demo-green-paper-huge']
  for (const name of unknown)
    expect((await api.app.inject(`/upload/banners/${name}.svg`)).statusCode).toBe(404)
  await api.close()
})
