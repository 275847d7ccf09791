import type { Release, ReleaseUses } from '@prilavok/shared-kernel/contract'
import { someRelease } from '../testing/some-release'
import { unheardEvents, unownedModals, unseenWidgets } from './unanswered'

const FILE = 'src/List.tsx'
const using = (name: Release['name'], uses: Partial<ReleaseUses>, given: Partial<Release> = {}): Release =>
  someRelease({
    name,
    uses: {
      ...{ kernel: {}, shared: {}, emits: {}, listens: {}, opens: {} },
      ...{ renders: [], calls: [] },
      ...uses,
    },
    ...given,
  })
const unrecorded = someRelease({ name: 'mf-old' })

describe('a modal', () => {
  const opens = { QuickView: FILE, review: FILE }
  const owner = someRelease({ name: 'mf-b', modals: [{ name: 'QuickView', expose: './QuickView' }] })

  test('that is opened must be owned by somebody', () => {
    expect(unownedModals([using('mf-a', { opens }), owner, unrecorded])).toEqual([
      `mf-a@1.0.0 opens the modal review (${FILE}), and no chosen release owns it`,
    ])
    const other = someRelease({ name: 'mf-c', modals: [{ name: 'review', expose: './Review' }] })
    expect(unownedModals([using('mf-a', { opens }), owner, other])).toEqual([])
  })

  test('may be missing where it is optional to who opens it', () => {
    const optional = using('mf-a', { opens }, { optionalModals: ['review', 'palette'] })
    expect(unownedModals([optional, owner])).toEqual([])
    const another = using('mf-c', { opens: { review: FILE } })
    expect(unownedModals([optional, another, owner])).toEqual([
      `mf-c@1.0.0 opens the modal review (${FILE}), and no chosen release owns it`,
    ])
  })
})

describe('an event', () => {
  const listening = using('mf-a', { listens: { 'order:made': FILE, 'session:changed': FILE } })
  const offers = { kernel: {}, shared: {}, events: ['session:changed'] }
  const shell = someRelease({ name: 'shell', offers })

  test('that is waited for is known to the shell or emitted by somebody', () => {
    expect(unheardEvents([shell, listening, unrecorded], shell)).toEqual([
      `mf-a@1.0.0 listens to the bus event order:made (${FILE}), shell@1.0.0 does not know it and no chosen release emits it`,
    ])
    const emitting = using('mf-b', { emits: { 'order:made': FILE } })
    expect(unheardEvents([shell, listening, emitting], shell)).toEqual([])
  })

  test('is not asked for in a shell that has no record of what it offers', () => {
    const old = someRelease({ name: 'shell' })
    expect(unheardEvents([old, listening], old)).toEqual([])
  })
})

describe('a widget', () => {
  const bar = { slot: 'page.orderBar', expose: './Bar' } as const
  const search = { slot: 'header.search', expose: './Search' } as const
  const filling = using('mf-a', {}, { slots: [bar, search] })

  test('is seen where somebody renders its slot', () => {
    expect(unseenWidgets([filling, using('mf-b', { renders: ['page.orderBar'] })])).toEqual([
      'mf-a@1.0.0 fills the slot header.search, and no chosen release renders it',
    ])
    const renders = using('mf-b', { renders: ['page.orderBar', 'header.search'] })
    expect(unseenWidgets([filling, renders])).toEqual([])
  })

  test('is not told of while a build has no record of its slots', () => {
    expect(unseenWidgets([filling])).toHaveLength(2)
    expect(unseenWidgets([filling, unrecorded])).toEqual([])
  })
})
