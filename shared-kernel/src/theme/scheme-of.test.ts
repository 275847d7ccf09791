import { globalCss } from './css'
import { SCHEMES, schemeOf } from './scheme-of'

test.each(SCHEMES)('[KERN-025] COLOR_SCHEME %s selects its scheme', (scheme) => {
  expect(schemeOf(scheme)).toEqual({ scheme })
  expect(globalCss()).toContain(`[data-scheme=${scheme}]{--accent:`)
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
