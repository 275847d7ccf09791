import { globalCss } from './css'
import { SCHEMES, schemeOf } from './scheme-of'

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
