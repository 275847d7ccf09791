import { activeOf, type PaletteState } from './palette'
import { paletteOf } from './testing/palette-host'

const NAMES = ['один', 'два', 'три'] as const

/** With all entries in it. */
function filled(options: Parameters<typeof paletteOf>[1] = {}) {
  const made = paletteOf(NAMES, options)
  const ends = NAMES.map((name) => made.register(name))
  return { ...made, ends }
}

describe('entries', () => {
  test('are in the order of the page, whenever they came', () => {
    const { palette, register } = paletteOf(NAMES)
    for (const name of ['три', 'один', 'два']) register(name)
    expect(palette.current().ids).toEqual(['один', 'два', 'три'])
  })

  test('are out when they are gone', () => {
    const { palette, ends, active } = filled()
    ends[0]?.()
    expect(palette.current().ids).toEqual(['два', 'три'])
    expect(active()).toBe('два')
    expect(palette.activeElement()).toHaveTextContent('два')
  })

  test('are put in order again after the page has become another one, and listeners hear of it only then', () => {
    const { palette, elements } = filled()
    const listener = jest.fn()
    palette.subscribe(listener)
    palette.sort()
    expect(listener).not.toHaveBeenCalled()
    elements.три?.after(elements.один ?? '')
    palette.sort()
    expect(palette.current().ids).toEqual(['два', 'три', 'один'])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

test.each<[string, Partial<PaletteState>, string | undefined]>([
  ['the first by itself', {}, 'один'],
  ['none by itself, where it is not ready', { takesFirst: false }, undefined],
  ['none by itself, while answers are on their way', { pending: 1 }, undefined],
  ['the one that is pointed at', { pointed: 'два' }, 'два'],
  [
    'the one that is pointed at, though it is not the first’s turn',
    { pointed: 'два', takesFirst: false },
    'два',
  ],
  ['the one that is pointed at, also while answers are on their way', { pointed: 'два', pending: 2 }, 'два'],
  ['the first, where what was pointed at is gone', { pointed: 'ноль' }, 'один'],
  ['none, where there are none', { ids: [] }, undefined],
  ['none, where what was pointed at was the only one', { ids: [], pointed: 'два' }, undefined],
])('Enter is for %s', (_what, changes, active) => {
  expect(activeOf({ ids: NAMES, pending: 0, takesFirst: true, ...changes })).toBe(active)
})

describe('moving', () => {
  test.each([
    ['next', ['два', 'три', 'один', 'два']],
    ['previous', ['три', 'два', 'один', 'три']],
    ['first', ['один', 'один']],
    ['last', ['три', 'три']],
  ] as const)('%s goes from the first entry to %j', (to, expected) => {
    const { palette, active } = filled()
    const met = expected.map(() => {
      palette.move(to)
      return active()
    })
    expect(met).toEqual(expected)
  })

  test('goes round, also where no entry is ready by itself', () => {
    const { palette, active } = filled({ takesFirst: false })
    palette.move('last')
    palette.move('next')
    expect(active()).toBe('один')
    palette.move('previous')
    expect(active()).toBe('три')
  })
})

describe('pointing', () => {
  test('is over with another text, after which the first entry is ready or not', () => {
    const { palette, active } = filled()
    palette.point('два')
    palette.reset(true)
    expect(active()).toBe('один')
    palette.point('два')
    palette.reset(false)
    expect(active()).toBeUndefined()
  })
})
