import { joinReleases } from './join-releases'
import type { ReleaseDescriptor } from './release'

const release = (
  name: ReleaseDescriptor['name'],
  rest: Partial<ReleaseDescriptor> = {},
): ReleaseDescriptor => ({
  name,
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [],
  modals: [],
  slots: [],
  ...rest,
})

test('a page has the routes and modals of all its releases, each with its part', () => {
  const joined = joinReleases([
    release('shell', { routes: [{ id: 'shell.home', path: '/', expose: './HomePage', access: 'anyone' }] }),
    release('mf-catalog', {
      routes: [{ id: 'catalog.list', path: '/list', expose: './ListPage', access: 'anyone' }],
      modals: [{ name: 'QuickView', expose: './QuickView' }],
    }),
  ])
  expect(joined.routes).toEqual([
    { id: 'shell.home', path: '/', expose: './HomePage', access: 'anyone', part: 'shell' },
    { id: 'catalog.list', path: '/list', expose: './ListPage', access: 'anyone', part: 'mf-catalog' },
  ])
  expect(joined.modals).toEqual({ QuickView: { part: 'mf-catalog', expose: './QuickView' } })
})

test('several widgets of one slot stand by their order, those without one as 0, equal ones by their releases', () => {
  const slot = 'home.blocks' as const
  const { slots } = joinReleases([
    release('mf-catalog', {
      slots: [
        { slot, expose: './Last', order: 5 },
        { slot, expose: './Middle' },
      ],
    }),
    release('mf-basket', {
      slots: [
        { slot, expose: './Equal' },
        { slot, expose: './First', order: -1 },
        { slot: 'header.basket', expose: './HeaderBasket' },
      ],
    }),
  ])
  expect(slots).toEqual({
    'home.blocks': [
      { part: 'mf-basket', expose: './First' },
      { part: 'mf-catalog', expose: './Middle' },
      { part: 'mf-basket', expose: './Equal' },
      { part: 'mf-catalog', expose: './Last' },
    ],
    'header.basket': [{ part: 'mf-basket', expose: './HeaderBasket' }],
  })
})

test('the slots of the layout are the shell’s', () => {
  const layoutSlots = ['header.search'] as const
  const ofShell = release('shell', { layoutSlots: [...layoutSlots] })
  const ofPart = release('mf-catalog', { layoutSlots: ['home.blocks'] })
  expect(joinReleases([ofPart, ofShell]).layoutSlots).toEqual(['header.search'])
  expect(joinReleases([ofPart]).layoutSlots).toEqual([])
})
