import { testShop } from '@prilavok/shared-kernel/testing'
import { SCHEMES } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'
import { documentShell } from './document-shell'
import { webApp } from './web-app'

const manifestOf = (changes: Parameters<typeof testShop>[0]) =>
  JSON.parse(webApp(testShop(changes)).manifest) as Record<string, unknown>

test.each(SCHEMES)(
  '[SHELL-003] an installed shop has the colours of the scheme %s and its own letter',
  (scheme) => {
    const shop = testShop({ NAME: '«Ёлка» и Ко', COLOR_SCHEME: `${scheme}_gradient` })
    const { manifest, icon, maskableIcon } = webApp(shop)
    const { accent, 'on-accent': ink } = schemeColors[scheme]
    expect(JSON.parse(manifest)).toMatchObject({ name: '«Ёлка» и Ко', theme_color: accent, lang: 'ru' })
    for (const svg of [icon, maskableIcon]) {
      expect(svg).toContain(`fill="${accent}"`)
      expect(svg).toContain(`fill="${ink}">Ё</text>`)
    }
    // Platforms cut the corners themselves.
    expect(maskableIcon).toContain('rx="0"')
  },
)

test('what browsers ask of a shop that can be installed', () => {
  expect(manifestOf({ NAME: 'Бланк' })).toMatchObject({
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/shop-icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/shop-icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
      { src: '/shop-icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/shop-icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/shop-icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
  const { head } = documentShell({ shop: testShop(), base: '/', nonce: 'n' })
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
})

test.each([
  ['Бланк', 'Бланк'],
  ['Офис Синий', 'Офис Синий'],
  ['Синий Офис 1', 'Синий Офис 1'],
  ['Синий Офис 24', 'Синий Офис'],
  [' Офис  Синий ', 'Офис Синий'],
  ['Канцопт Зелёный лес', 'Канцопт'],
  ['Канцелярсоюзторг и партнёры', 'Канцелярсоюзторг'],
])('under the icon of «%s» stands «%s»', (NAME, short) => {
  expect(manifestOf({ NAME }).short_name).toBe(short)
})

test.each([
  [{ SEARCH_DESCRIPTION: 'Бумага и ручки' }, 'Бумага и ручки'],
  [
    { SEARCH_DESCRIPTION: '' },
    'Интернет-магазин товаров для офиса: канцелярия, бумага, картриджи, хозяйственные товары',
  ],
])('%j describes it', (changes, description) => {
  expect(manifestOf(changes).description).toBe(description)
})
