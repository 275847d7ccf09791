import type { RulesInForce } from '../model/effective-rule'
import { EVERY_SHOP } from '../model/rule'
import { applied, contextAt, GREEN, green, NO_RULES, PART, stableEverywhere } from '../testing/rules-history'
import { applyChange } from './apply-change'
import { ownRule } from './changed-rules'

const BASKET = 'mf-basket'
const UNTIL = '2026-11-02T00:00:00.000Z'
const freeze = { kind: 'freeze', shop: GREEN, until: UNTIL } as const
const unfreeze = { kind: 'unfreeze', shop: GREEN } as const
/** Every shop has two parts, green a rule of its own for the basket. */
const two = applied(
  stableEverywhere,
  { kind: 'use', shop: EVERY_SHOP, part: BASKET, version: '2.0.0' },
  { kind: 'use', shop: GREEN, part: BASKET, version: '2.1.0' },
)
const frozenParts = ({ rules }: RulesInForce) =>
  rules.filter(({ frozenUntil }) => frozenUntil).map(({ shop, part }) => [shop, part])

test('all parts of a shop are frozen, or the one that is named; each is a line of the log', () => {
  const all = applyChange(two, freeze, contextAt(0))
  expect(frozenParts(all)).toEqual([
    [GREEN, PART],
    [GREEN, BASKET],
  ])
  expect(all.alterations.map(({ part, after }) => [part, after?.frozenUntil])).toEqual([
    [PART, UNTIL],
    [BASKET, UNTIL],
  ])
  expect(frozenParts(applied(two, { ...freeze, part: BASKET }))).toEqual([[GREEN, BASKET]])
})

test('a rule of its own outlives its freeze, a copy of the rule for every shop does not', () => {
  const frozen = applied(two, freeze)
  expect(ownRule(frozen, green)).toMatchObject({ stable: '1.0.0', endsWithFreeze: true })
  expect(ownRule(frozen, { shop: GREEN, part: BASKET })).not.toHaveProperty('endsWithFreeze')
  const free = applyChange(frozen, unfreeze, contextAt(5))
  expect(ownRule(free, green)).toBeUndefined()
  expect(ownRule(free, { shop: GREEN, part: BASKET })).toEqual(ownRule(two, { shop: GREEN, part: BASKET }))
  expect(free.alterations.map(({ part, after }) => [part, after?.stable])).toEqual([
    [PART, undefined],
    [BASKET, '2.1.0'],
  ])
})

test('one part is freed, the others of the shop and other shops stay frozen', () => {
  const frozen = applied(two, freeze, { ...freeze, shop: 'red.example' })
  expect(frozenParts(applied(frozen, { ...unfreeze, part: BASKET }))).toEqual([
    [GREEN, PART],
    ['red.example', PART],
    ['red.example', BASKET],
  ])
  expect(frozenParts(applied(frozen, unfreeze)).map(([shop]) => shop)).toEqual(['red.example', 'red.example'])
})

test('a freeze that is frozen again has the new end', () => {
  const later = applied(two, freeze, { ...freeze, until: '2026-11-03' })
  expect(ownRule(later, green)).toMatchObject({
    frozenUntil: '2026-11-03T00:00:00.000Z',
    endsWithFreeze: true,
  })
})

test('what cannot be frozen or freed is rejected by its name', () => {
  const now = contextAt(0).now.toISOString()
  expect(() => applied(two, { ...freeze, until: now })).toThrow(
    `The rule of all parts of green.example cannot be changed like this.\n  - A freeze must end in the future, not at ${now}.`,
  )
  expect(() => applied(two, { ...freeze, part: PART, until: now })).toThrow('mf-catalog of green.example')
  expect(() => applied(NO_RULES, freeze)).toThrow('There is nothing to freeze.')
  expect(() => applied(two, { ...freeze, part: 'mf-auth' })).toThrow(
    'mf-auth of green.example cannot be changed like this.\n  - There is nothing to freeze: no version of it is chosen.',
  )
  expect(() => applied(two, unfreeze)).toThrow('all parts of green.example')
  expect(() => applied(applied(two, { ...freeze, part: PART }), { ...unfreeze, part: BASKET })).toThrow(
    'mf-basket of green.example cannot be changed like this.\n  - It is not frozen.',
  )
})
