import type { PartName } from '@prilavok/shared-kernel/contract'
import type { Change } from '../model/change'
import { type RulesInForce, rulesOfShop } from '../model/effective-rule'
import { afterFreeze, withStepsAnew } from './candidate-changes'
import { type ChangeContext, type ChangedRules, invalid, ownCopy, ownRule, withRule } from './changed-rules'

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

/** One change of several parts of a shop, one after the other. */
function ofEachPart(
  state: RulesInForce,
  parts: readonly PartName[],
  changeOne: (state: RulesInForce, part: PartName) => ChangedRules,
): ChangedRules {
  const changed: ChangedRules = { ...state, alterations: [] }
  return parts.reduce((before, part) => {
    const after = changeOne(before, part)
    return { ...after, alterations: [...before.alterations, ...after.alterations] }
  }, changed)
}

/** Keeps what the shop gets now. A part that follows the rule for every shop gets a rule of its own that ends with the freeze. */
export function freeze(
  state: RulesInForce,
  change: ChangeOf<'freeze'>,
  { now }: ChangeContext,
): ChangedRules {
  const { shop, part } = change
  const until = Date.parse(change.until)
  const target = { shop, part: part ?? ('all parts' as PartName) }
  if (!(until > now.getTime()))
    throw invalid(target, `A freeze must end in the future, not at ${change.until}.`)
  const parts = part ? [part] : rulesOfShop(state.rules, shop).map((rule) => rule.part)
  if (parts.length === 0) throw invalid(target, 'There is nothing to freeze.')
  return ofEachPart(state, parts, (before, one) => {
    const copy = ownCopy(before, { shop, part: one })
    if (!copy) throw invalid({ shop, part: one }, 'There is nothing to freeze: no version of it is chosen.')
    const own = ownRule(before, { shop, part: one })
    const frozen = { ...copy, frozenUntil: new Date(until).toISOString() }
    return withRule(before, { shop, part: one }, own ? frozen : { ...frozen, endsWithFreeze: true })
  })
}

export function unfreeze(
  state: RulesInForce,
  change: ChangeOf<'unfreeze'>,
  { now }: ChangeContext,
): ChangedRules {
  const { shop, part } = change
  const frozen = state.rules.filter(
    (rule) => rule.shop === shop && rule.frozenUntil !== undefined && (!part || rule.part === part),
  )
  if (frozen.length === 0)
    throw invalid({ shop, part: part ?? ('all parts' as PartName) }, 'It is not frozen.')
  return ofEachPart(
    state,
    frozen.map((rule) => rule.part),
    (before, one) => {
      const own = ownRule(before, { shop, part: one })
      const after = own && !own.endsWithFreeze ? withStepsAnew(afterFreeze(own), now) : undefined
      return withRule(before, { shop, part: one }, after)
    },
  )
}
