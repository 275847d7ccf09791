import { DEFERRED_SLOTS, type Plan, type PlannedRoute } from '@prilavok/shared-kernel/contract'
import { preloadsOf, shellScripts } from './preloads'

const [DEFERRED] = DEFERRED_SLOTS
const plan = {
  parts: {
    shell: {
      base: '/shell/',
      entry: ['main.js', 'vendor.js'],
      scripts: { './Header': ['header.js'], './Late': ['late.js'] },
      integrity: { 'main.js': 'sha384-main', 'react.js': 'sha384-react' },
      sharedScripts: { react: ['react.js'], ui: ['ui.js'] },
    },
    'mf-catalog': {
      base: '/catalog/',
      entry: ['entry.js'],
      scripts: {
        './Page': ['page.js', 'list.js'],
        './Layout': ['layout.js'],
        './Widget': ['widget.js', 'list.js'],
      },
      integrity: { 'page.js': 'sha384-page' },
      consumes: { './Page': ['react', 'unknown'], './Widget': ['ui'] },
    },
  },
  slots: {
    'footer.links': [{ part: 'shell', expose: './Header' }],
    'product.actions': [{ part: 'mf-catalog', expose: './Widget' }],
    [String(DEFERRED)]: [{ part: 'shell', expose: './Late' }],
    'of.nobody': [{ part: 'mf-away', expose: './Gone' }],
  },
  layoutSlots: ['footer.links', DEFERRED, 'of.nobody', 'empty.slot'],
} as unknown as Plan
const route = {
  part: 'mf-catalog',
  expose: './Page',
  layout: './Layout',
  slots: ['product.actions'],
} as unknown as PlannedRoute

const told = (of: PlannedRoute | undefined) =>
  preloadsOf(plan, of).map(({ href, low, integrity }) => [href, low, integrity])

test('a page asks for all its scripts at once, each once, what is needed first before the widgets', () =>
  expect(told(route)).toEqual([
    ['/catalog/entry.js', false, undefined],
    ['/catalog/layout.js', false, undefined],
    ['/catalog/page.js', false, 'sha384-page'],
    ['/catalog/list.js', false, undefined],
    ['/shell/react.js', false, 'sha384-react'],
    ['/shell/header.js', true, undefined],
    ['/catalog/widget.js', true, undefined],
    ['/shell/ui.js', true, undefined],
  ]))

test('a route without slots has those of the layout; the not-found page has these alone', () => {
  const { slots: _, ...bare } = route as PlannedRoute & { slots: unknown }
  expect(told(bare).filter(([, low]) => low)).toEqual([['/shell/header.js', true, undefined]])
  expect(told(undefined)).toEqual([['/shell/header.js', true, undefined]])
})

test('the shell’s start-up scripts are named with their hashes', () =>
  expect(shellScripts(plan)).toEqual([
    { href: '/shell/main.js', integrity: 'sha384-main' },
    { href: '/shell/vendor.js', integrity: undefined },
  ]))
