import { schemeColors } from './scheme-colors'
import { SCHEMES } from './scheme-of'

const COLOUR = /^#[0-9A-F]{6}$/
test.each(SCHEMES)('every colour of %s is one', (name) => {
  const { gradient: _gradient, 'gradient-hover': _hover, ...colours } = schemeColors[name]
  expect(Object.entries(colours).filter(([, colour]) => !COLOUR.test(colour))).toEqual([])
  expect(Object.keys(colours)).toHaveLength(13)
})
