import { type SchemeColors, schemeColors } from './scheme-colors'
import { SCHEMES } from './scheme-of'

const COLOUR = /^#[0-9A-F]{6}$/
const GRADIENT = /^linear-gradient\(100deg, (#[0-9A-F]{6}) 0%, (#[0-9A-F]{6}) 100%\)$/

const gradientOf = (scheme: SchemeColors, name: 'gradient' | 'gradient-hover') =>
  GRADIENT.exec(scheme[name])?.slice(1)

test.each(SCHEMES)('every colour of %s is one', (name) => {
  const { gradient: _gradient, 'gradient-hover': _hover, ...colours } = schemeColors[name]
  expect(Object.entries(colours).filter(([, colour]) => !COLOUR.test(colour))).toEqual([])
  expect(Object.keys(colours)).toHaveLength(13)
})

test.each(SCHEMES)(
  'the gradient of %s goes from one of its colours to the other, and changes under the pointer',
  (name) => {
    const scheme = schemeColors[name]
    expect(gradientOf(scheme, 'gradient')).toEqual([scheme['gradient-from'], scheme['gradient-to']])
    const under = gradientOf(scheme, 'gradient-hover')
    expect(under).toHaveLength(2)
    expect(under).not.toEqual(gradientOf(scheme, 'gradient'))
  },
)
