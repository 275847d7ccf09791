import { testShop } from '@prilavok/shared-kernel/testing'
import type { Scheme } from '@prilavok/shared-kernel/theme'
import { schemeColors } from '@prilavok/shared-kernel/theme/css'
import { documentShell } from './document-shell'

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

test('every inline style and script has the nonce', () => {
  const { head } = shellOf()
  const inline = [...head.matchAll(/<(style|script)([^>]*)>/g)]
  expect(inline).not.toHaveLength(0)
  for (const [, , attributes] of inline) expect(attributes).toContain('nonce="n0nce"')
})

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
  expect(shellOf({ LOGO: '/upload/a"b.svg' }).head).toContain('<link rel="icon" href="/upload/a&quot;b.svg">')
  // A logo that carries the name is too wide for a tab.
  for (const changes of [{ LOGO: null }, { LOGO: '/upload/wide.svg', HEADER_NO_NAME: 'Y' }] as const) {
    const [, icon = ''] =
      /rel="icon" href="([^"]+)"/.exec(shellOf({ ...changes, NAME: '«бланк»' }).head) ?? []
    expect(decodeURIComponent(icon)).toContain('>Б</text>')
  }
})
