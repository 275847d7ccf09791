import { activeOf, type Palette, type PaletteState } from './palette'
import { microtasksDone, paletteOf } from './testing/palette-host'

describe('palette', () => {
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
    [
      'the one that is pointed at, also while answers are on their way',
      { pointed: 'два', pending: 2 },
      'два',
    ],
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
  })

  describe('pointing', () => {})
})

describe('palette-carry-out', () => {
  const NAMES = ['один', 'два', 'три']

  /** With all entries in it, of which «два» has a page of its own. */
  function filled(options: { takesFirst?: boolean } = {}) {
    const made = paletteOf(NAMES, { ...options, opens: ['два'] })
    for (const name of NAMES) made.register(name)
    return made
  }

  test.each([
    ['enter', 'один', 'enter один'],
    ['enter', 'два', 'enter два'],
    ['open', 'два', 'open два'],
    ['open', 'три', 'enter три'],
  ] as const)('%s of «%s» does «%s»', (how, name, expected) => {
    const { palette, acts } = filled()
    palette.point(name)
    palette.carryOut(how)
    expect(acts).toEqual([expected])
  })

  describe('while answers are on their way', () => {
    test('what begins to be awaited right after an answer is waited for, too', async () => {
      const { palette, acts } = filled()
      const end = palette.wait()
      palette.carryOut('enter')
      end()
      const next = palette.wait()
      await microtasksDone()
      expect(acts).toEqual([])
      next()
      await microtasksDone()
      expect(acts).toEqual(['enter один'])
    })

    test.each<[string, (palette: Palette) => void]>([
      ['pointing', (palette) => palette.point('два')],
      ['moving', (palette) => palette.move('next')],
      ['another text', (palette) => palette.reset(true)],
      ['closing', (palette) => palette.close()],
    ])('%s calls it off', async (_what, act) => {
      const { palette, acts } = filled()
      const end = palette.wait()
      palette.carryOut('enter')
      act(palette)
      end()
      await microtasksDone()
      expect(acts).toEqual([])
    })
  })

  test('where nothing was found, Enter is over: what comes later is not carried out', async () => {
    const { palette, acts, register } = paletteOf(NAMES)
    palette.carryOut('enter')
    const end = palette.wait()
    register('один')
    end()
    await microtasksDone()
    expect(acts).toEqual([])
  })
})
