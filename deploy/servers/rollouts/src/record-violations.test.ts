import { recordViolations } from './record-violations'

const FILE = 'src/pages/Page.tsx'
const uses = () => ({
  kernel: { basket: { useBasket: FILE } },
  shared: { react: '^19.0.0' },
  emits: { 'basket:changed': FILE },
  listens: { 'session:changed': FILE },
  opens: { QuickView: FILE },
  renders: ['page.orderBar'],
  calls: ['/v3/api/basket/'],
})
const offers = () => ({ kernel: { basket: ['useBasket'] }, shared: { react: '19.3.1' }, events: ['a:b'] })

test('whole records are in order, and so are builds without any', () => {
  expect(recordViolations({ uses: uses(), offers: offers(), optionalModals: ['QuickView'] })).toEqual([])
  expect(recordViolations({})).toEqual([])
})

test('every field of the uses is looked at', () => {
  expect(recordViolations({ uses: {} })).toEqual(
    Object.keys(uses()).map((name) => `uses.${name} is not as the build writes it`),
  )
  expect(recordViolations({ uses: 'all' })).toHaveLength(7)
})

test('every field of the offers is looked at', () => {
  expect(recordViolations({ offers: {} })).toEqual(
    Object.keys(offers()).map((name) => `offers.${name} is not as the build writes it`),
  )
  expect(recordViolations({ offers: null })).toHaveLength(3)
})

test.each<[name: string, value: unknown]>([
  ['kernel', { basket: ['useBasket'] }],
  ['kernel', { basket: { useBasket: 5 } }],
  ['kernel', { basket: { useBasket: FILE }, other: null }],
  ['kernel', []],
  ['shared', { react: 19 }],
  ['shared', { react: '^19.0.0', mitt: '' }],
  ['shared', []],
  ['emits', { 'basket:changed': 1 }],
  ['listens', { 'basket:changed': 1 }],
  ['opens', { QuickView: 1 }],
  ['renders', { 0: 'page.orderBar' }],
  ['renders', ['page.orderBar', 5]],
  ['calls', ['']],
  ['calls', '/v3/api/basket/'],
])('uses whose %s is %j are told of', (name, value) => {
  expect(recordViolations({ uses: { ...uses(), [name]: value } })).toEqual([
    `uses.${name} is not as the build writes it`,
  ])
})

test.each<[name: string, value: unknown]>([
  ['kernel', { basket: { useBasket: FILE } }],
  ['kernel', { basket: ['useBasket'], other: [5] }],
  ['shared', { react: 19 }],
  ['events', { 'a:b': FILE }],
  ['events', ['a:b', 5]],
])('offers whose %s is %j are told of', (name, value) => {
  expect(recordViolations({ offers: { ...offers(), [name]: value } })).toEqual([
    `offers.${name} is not as the build writes it`,
  ])
})

test.each([['QuickView'], [['QuickView', 5]], [null]])('optional modals are not %j', (optionalModals) => {
  expect(recordViolations({ optionalModals })).toEqual(['optionalModals must be a list of names of modals'])
})
