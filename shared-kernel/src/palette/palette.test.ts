import { activeOf, createPalette, type PaletteState } from './palette'
import { elementsOf, microtasksDone, paletteOf } from './testing/palette-host'

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

  test('are none at first, nothing is awaited, and none would be taken by itself', () => {
    const palette = createPalette({ field: () => null, close: () => undefined })
    const empty: PaletteState = { ids: [], pending: 0, takesFirst: false }
    expect([palette.current(), palette.initial()]).toEqual([empty, empty])
    expect(palette.activeElement()).toBeUndefined()
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

  test.each([
    ['next', 'один'],
    ['previous', 'три'],
    ['first', 'один'],
    ['last', 'три'],
  ] as const)('%s from nowhere goes to «%s»', (to, expected) => {
    const { palette, active } = filled({ takesFirst: false })
    palette.move(to)
    expect(active()).toBe(expected)
  })

  test('goes round, also where no entry is ready by itself', () => {
    const { palette, active } = filled({ takesFirst: false })
    palette.move('last')
    palette.move('next')
    expect(active()).toBe('один')
    palette.move('previous')
    expect(active()).toBe('три')
  })

  test('among no entries it comes to none', () => {
    const { palette, active } = paletteOf([])
    for (const to of ['next', 'previous', 'first', 'last'] as const) palette.move(to)
    expect(active()).toBeUndefined()
  })

  test('brings the entry into view, and no more of the page than that needs', () => {
    const { palette, elements } = filled()
    const shown: unknown[] = []
    for (const element of Object.values(elements))
      element.scrollIntoView = (options) => void shown.push([element.textContent, options])
    palette.move('next')
    palette.move('last')
    expect(shown).toEqual([
      ['два', { block: 'nearest' }],
      ['три', { block: 'nearest' }],
    ])
  })
})

describe('pointing', () => {
  test('makes an entry the active one, told once', () => {
    const { palette, active } = filled()
    const listener = jest.fn()
    palette.subscribe(listener)
    palette.point('два')
    palette.point('два')
    expect(active()).toBe('два')
    expect(palette.activeElement()).toHaveTextContent('два')
    expect(listener).toHaveBeenCalledTimes(1)
    palette.point('три')
    expect(active()).toBe('три')
  })

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

test('answers are counted until all have come', () => {
  const { palette, active } = filled()
  const ends = [palette.wait(), palette.wait()]
  expect([palette.current().pending, active()]).toEqual([2, undefined])
  ends[0]?.()
  expect([palette.current().pending, active()]).toEqual([1, undefined])
  ends[1]?.()
  expect([palette.current().pending, active()]).toEqual([0, 'один'])
})

test.each([
  ['enter', 'enter два'],
  ['open', 'open два'],
] as const)(
  '%s waits for the last answer on its way, and is done once: with the entry that is first then',
  async (how, act) => {
    const { palette, acts, register } = paletteOf(NAMES, { opens: ['два'] })
    const ends = [palette.wait(), palette.wait()]
    palette.carryOut(how)
    ends[0]?.()
    register('три')
    await microtasksDone()
    expect(acts).toEqual([])
    ends[1]?.()
    register('два')
    expect(acts).toEqual([])
    await microtasksDone()
    expect(acts).toEqual([act])
    palette.wait()()
    await microtasksDone()
    expect(acts).toEqual([act])
  },
)

test('the field gets the focus with its text selected; without a field nothing happens', () => {
  elementsOf([])
  const input = document.body.appendChild(document.createElement('input'))
  input.value = 'бумага'
  createPalette({ field: () => input, close: () => undefined }).focusField()
  expect(input).toHaveFocus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
  expect(() => createPalette({ field: () => null, close: () => undefined }).focusField()).not.toThrow()
})

test('closing is for whoever shows the palette', () => {
  const { palette, close } = filled()
  palette.close()
  expect(close).toHaveBeenCalledTimes(1)
})
