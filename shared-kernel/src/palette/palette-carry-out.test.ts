import type { Palette } from './palette'
import { microtasksDone, paletteOf } from './testing/palette-host'

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

  test('what is pointed at is carried out at once, and not again when they have come', async () => {
    const { palette, acts } = filled()
    const end = palette.wait()
    palette.point('три')
    palette.carryOut('enter')
    expect(acts).toEqual(['enter три'])
    end()
    await microtasksDone()
    expect(acts).toEqual(['enter три'])
  })

  test('their coming by itself carries nothing out', async () => {
    const { palette, acts } = filled()
    palette.wait()()
    await microtasksDone()
    expect(acts).toEqual([])
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
