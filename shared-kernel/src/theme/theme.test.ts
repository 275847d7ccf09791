import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { globalCss } from './css'
import { palette } from './palette'
import { type SchemeColors, schemeColors } from './scheme-colors'
import { SCHEMES, schemeOf } from './scheme-of'

describe('contrast', () => {
  const TEXT = 4.5
  const GRAPHIC = 3

  /** Relative luminance of WCAG 2.2. */
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a: string, b: string): number => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The colour of a palette entry, through `var()`. */
  const color = (name: keyof typeof palette): string => {
    const value = palette[name]
    const [, target] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return target ? color(target as keyof typeof palette) : value
  }
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  /** Colours along a two-stop gradient. */
  const along = (gradient: string): string[] => {
    const [from = '', to = ''] = gradient.match(/#[0-9A-F]{6}/gi) ?? []
    return [0, 0.25, 0.5, 0.75, 1].map(
      (part) =>
        `#${[1, 3, 5]
          .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part))
          .map((value) => value.toString(16).padStart(2, '0'))
          .join('')}`,
    )
  }

  type Pair = [what: string, front: string, back: string, least: number]
  const failures = (pairs: Pair[]): string[] =>
    pairs
      .filter(([, front, back, least]) => contrast(front, back) < least)
      .map(([what, front, back, least]) => `${what}: ${contrast(front, back).toFixed(2)} < ${least}`)

  const surfaces = { white: color('n-0'), canvas: color('bg-canvas') }

  const schemePairs = (c: SchemeColors): Pair[] => [
    ...(['accent', 'accent-hover', 'accent-active'] as const).map(
      (fill): Pair => [`on-accent / ${fill}`, c['on-accent'], c[fill], TEXT],
    ),
    ...Object.entries({ ...surfaces, soft: c['accent-soft'], 'soft-hover': c['accent-soft-hover'] }).flatMap(
      ([name, back]): Pair[] => [
        [`accent-text / ${name}`, c['accent-text'], back, TEXT],
        [`on-accent-soft / ${name}`, c['on-accent-soft'], back, TEXT],
        [`accent-edge / ${name}`, c['accent-edge'], back, GRAPHIC],
        [`focus / ${name}`, c.focus, back, GRAPHIC],
      ],
    ),
    ...(['n-600', 'n-700', 'n-800', 'n-900'] as const).map(
      (text): Pair => [`${text} / accent-soft`, color(text), c['accent-soft'], TEXT],
    ),
  ]

  test.each(SCHEMES)('[KERN-025] scheme %s keeps WCAG contrast', (scheme) => {
    expect(failures(schemePairs(schemeColors[scheme]))).toEqual([])
  })

  test.each(SCHEMES)('[KERN-026] the gradient of %s keeps the contrast of its text', (scheme) => {
    const colors = schemeColors[scheme]
    const fills = [...along(colors.gradient), ...along(colors['gradient-hover'])]
    expect(fills).toHaveLength(10)
    expect(
      failures(fills.map((fill): Pair => [`on-accent / ${fill}`, colors['on-accent'], fill, TEXT])),
    ).toEqual([])
  })

  test('texts, borders of controls and meanings keep WCAG contrast', () => {
    const texts = ['text', 'text-secondary', 'text-muted'] as const
    const stock = ['stock-in', 'stock-low', 'stock-order', 'stock-out'] as const
    const meanings = ['danger', 'success', 'warning', 'info'] as const
    const pairs: Pair[] = [
      ...Object.entries(surfaces).flatMap(([name, back]): Pair[] => [
        ...[...texts, ...stock].map((text): Pair => [`${text} / ${name}`, color(text), back, TEXT]),
        [`border-control / ${name}`, color('border-control'), back, GRAPHIC],
      ]),
      ['text-inverse / bg-inverse', color('text-inverse'), color('bg-inverse'), TEXT],
      ...meanings.flatMap((meaning): Pair[] => [
        [`${meaning} text / soft`, color(`${meaning}-text`), color(`${meaning}-soft`), TEXT],
        [`${meaning} text / white`, color(`${meaning}-text`), color('n-0'), TEXT],
        [`${meaning} on / solid`, color(`${meaning}-on`), color(`${meaning}-solid`), TEXT],
        [`n-800 / ${meaning} soft`, color('n-800'), color(`${meaning}-soft`), TEXT],
      ]),
    ]
    expect(failures(pairs)).toEqual([])
  })
})

describe('css', () => {
  const kernel = join(__dirname, '..')
  const sources = readdirSync(join(kernel, 'ui'))
    .filter((name) => !name.includes('.test.'))
    .map((name) => [name, readFileSync(join(kernel, 'ui', name), 'utf8')] as const)

  /** Set by Base UI on what it positions beside an anchor. */
  const POSITIONER = ['anchor-width', 'available-width', 'available-height']

  test('every custom property that a component reads is set by the shell, by the component itself or by its library', () => {
    const css = globalCss()
    const unknown = sources.flatMap(([name, source]) =>
      [...source.matchAll(/var\(--([\w-]+)/g)]
        .map(([, property]) => property ?? '')
        .filter((property) => !property.endsWith('-') && !POSITIONER.includes(property))
        .filter((property) => !css.includes(`--${property}:`))
        .filter((property) => !source.includes(`--${property}:`) && !source.includes(`'--${property}'`))
        .map((property) => `${name}: --${property}`),
    )
    expect(unknown).toEqual([])
  })

  test('components hold no colours of their own', () => {
    expect(
      sources.filter(([, source]) => /#[0-9a-f]{3,8}\b|rgba?\(\s*\d/i.test(source)).map(([name]) => name),
    ).toEqual([])
  })

  test('the font file stays within 45 KB', () => {
    expect(statSync(join(__dirname, 'fonts/golos-text.woff2')).size).toBeLessThanOrEqual(45 * 1024)
  })

  test.each(['--t-instant', '--t-fast', '--t-base', '--t-slow'])(
    'who wants no motion has none by %s',
    (time) =>
      expect(globalCss()).toMatch(
        new RegExp(`@media \\(prefers-reduced-motion:reduce\\)\\{:root\\{[^}]*${time}:\\.01ms`),
      ),
  )
})

describe('scheme-of', () => {
  /** Custom properties of the rule for a selector of the global style sheet. */
  const propertiesOf = (selector: string): Record<string, string> => {
    const css = globalCss()
    const start = css.indexOf(`${selector}{`) + selector.length + 1
    const rule = css.slice(start, css.indexOf('}', start))
    return Object.fromEntries(
      rule
        .split(';')
        .filter(Boolean)
        .map((line) => line.split(':') as [string, string]),
    )
  }
  const propertiesOfScheme = (scheme: string) => propertiesOf(`[data-scheme=${scheme}]`)
  const valuesOf = (name: string) => SCHEMES.map((scheme) => propertiesOfScheme(scheme)[name])

  test('[KERN-025] the schemes are six, each with colours of its own for the same things', () => {
    expect([...SCHEMES].sort()).toEqual(['blue', 'green', 'purple', 'red', 'violet', 'yellow'])
    for (const name of [
      '--accent',
      '--accent-fill',
      '--accent-hover',
      '--accent-text',
      '--accent-soft',
      '--focus',
    ])
      expect([name, new Set(valuesOf(name)).size]).toEqual([name, 6])
    const names = Object.keys(propertiesOfScheme('green'))
    for (const scheme of SCHEMES) expect(Object.keys(propertiesOfScheme(scheme))).toEqual(names)
  })

  test('[KERN-025] a page that chooses no scheme is green', () => {
    expect(globalCss()).toContain(':root,[data-scheme=green]{--accent:')
  })

  test.each(SCHEMES)('[KERN-025] COLOR_SCHEME %s selects its scheme, in any case of letters', (scheme) => {
    expect(schemeOf(scheme)).toEqual({ scheme })
    expect(schemeOf(` ${scheme.toUpperCase()} `)).toEqual({ scheme })
  })

  test.each(['', 'teal', 'greenish', 'green_', 'gradient', null, undefined])(
    '[KERN-025] an unknown COLOR_SCHEME (%s) is green',
    (code) => {
      expect(schemeOf(code)).toEqual({ scheme: 'green' })
    },
  )

  test.each(SCHEMES)('[KERN-026] %s has a gradient variant, with an underscore or a hyphen', (scheme) => {
    expect(schemeOf(`${scheme}_gradient`)).toEqual({ scheme, variant: 'gradient' })
    expect(schemeOf(`${scheme}-gradient`)).toEqual({ scheme, variant: 'gradient' })
  })

  test('[KERN-026] the gradients are six, and fill what the solid colours fill without the variant', () => {
    expect(new Set(valuesOf('--gradient')).size).toBe(6)
    expect(new Set(valuesOf('--gradient-hover')).size).toBe(6)
    for (const scheme of SCHEMES) {
      const { '--accent': accent, '--accent-fill': fill, '--gradient': gradient } = propertiesOfScheme(scheme)
      expect(fill).toBe(accent)
      expect(gradient).toMatch(/^linear-gradient\(/)
    }
    expect(propertiesOf('[data-variant=gradient]')).toEqual({
      '--accent-fill': 'var(--gradient)',
      '--accent-fill-hover': 'var(--gradient-hover)',
    })
  })
})
