import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testKernel, testShop, testVisitor } from '@prilavok/shared-kernel/testing'
import { SCHEMES, type Scheme } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'
import { documentShell } from './document-shell'
import { removeIdentity } from './shared-page'
import { letterIcon } from './shop-icon'
import { webApp } from './web-app'

describe('document-shell', () => {
  const shellOf = (changes: Parameters<typeof testShop>[0] = {}) =>
    documentShell({ shop: testShop(changes), base: '/parts/shell/1.0.0/', nonce: 'n0nce' })

  test('[SHELL-004] the document is Russian', () => {
    expect(shellOf().htmlAttributes).toContain(' lang="ru"')
  })

  test.each([
    ['green', ' data-scheme="green"'],
    ['blue', ' data-scheme="blue"'],
    ['yellow', ' data-scheme="yellow"'],
    ['purple', ' data-scheme="purple"'],
    ['red_gradient', ' data-scheme="red" data-variant="gradient"'],
    ['Violet-gradient', ' data-scheme="violet" data-variant="gradient"'],
    ['unknown', ' data-scheme="green"'],
  ])(
    '[KERN-025, KERN-026] COLOR_SCHEME %s is on the document before anything is painted',
    (scheme, attributes) => {
      const { htmlAttributes, head } = shellOf({ COLOR_SCHEME: scheme })
      expect(htmlAttributes).toBe(` lang="ru"${attributes}`)
      const [, name = ''] = /data-scheme="(\w+)"/.exec(attributes) ?? []
      expect(head).toContain(`--accent:${schemeColors[name as Scheme].accent};`)
      expect(head).toContain('[data-variant=gradient]{--accent-fill:var(--gradient)')
    },
  )

  test('the fallback of the font’s size is painted first; the file of the release is not asked for by the style sheet', () => {
    const { head } = shellOf()
    expect(head).toContain('size-adjust:')
    expect(head).toContain('"/parts/shell/1.0.0/')
    expect(head).not.toMatch(/rel="preload"|url\([^)]*woff2/)
  })

  test('[SHELL-013] META tags of the shop are text, never markup', () => {
    const { head } = shellOf({ META: [{ NAME: 'author', CONTENT: '"><script>alert(1)</script>' }] })
    expect(head).toContain('<meta name="author" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">')
    expect(head).not.toContain('<script>alert')
  })

  test('the icon is the shop’s logo, else the first letter of its name', () => {
    expect(shellOf({ LOGO: '/upload/a"b.svg' }).head).toContain(
      '<link rel="icon" href="/upload/a&quot;b.svg">',
    )
    // A logo that carries the name is too wide for a tab.
    for (const changes of [{ LOGO: null }, { LOGO: '/upload/wide.svg', HEADER_NO_NAME: 'Y' }] as const) {
      const [, icon = ''] =
        /rel="icon" href="([^"]+)"/.exec(shellOf({ ...changes, NAME: '«бланк»' }).head) ?? []
      expect(decodeURIComponent(icon)).toContain('>Б</text>')
    }
  })
})

describe('shared-page', () => {
  test('[EDGE-009] a page for many names nobody', () => {
    const kernel = testKernel()
    const personal = testVisitor()
    kernel.query.setQueryData(queryKeys.personal, { ITEM: personal })
    removeIdentity(kernel)
    expect(kernel.query.getQueryData(queryKeys.personal)).toEqual({ ITEM: { ...personal, USER_CODE: '' } })
  })
})

describe('shop-icon', () => {
  const drawn = (svg: string) => ({
    corner: /rx="([\d.]+)"/.exec(svg)?.[1],
    size: /font-size="([\d.]+)"/.exec(svg)?.[1],
    baseline: / y="([\d.]+)"/.exec(svg)?.[1],
    letter: />([^<]+)<\/text>/.exec(svg)?.[1],
  })

  test.each([
    ['«Ёлка»', 'Ё'],
    ['  24 часа', '2'],
    ['№ <script>', 'S'],
    ['— & —', '•'],
    ['', '•'],
  ])('the icon of «%s» shows «%s»', (NAME, letter) => {
    expect(drawn(letterIcon(testShop({ NAME }), 'rounded')).letter).toBe(letter)
  })
})

describe('web-app', () => {
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
})
