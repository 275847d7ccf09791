import { palette } from './palette'
import { type SchemeColors, schemeColors } from './scheme-colors'
import { SCHEMES } from './scheme-of'

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
