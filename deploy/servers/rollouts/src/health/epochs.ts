import { EVERY_SHOP, type RolloutRule } from '../model/rule'

/**
 * Tells the rollouts of a part in a shop apart: the salt of its candidate, '' while none runs. Read anew when the rules change.
 */
export function createEpochs(current: () => { rules: readonly RolloutRule[] } | undefined) {
  let of: readonly RolloutRule[] | undefined
  let salts = new Map<string, string>()
  return (shop: string, part: string): string => {
    const rules = current()?.rules ?? []
    if (rules !== of)
      salts = new Map(rules.map((rule) => [`${rule.shop} ${rule.part}`, rule.candidate?.salt ?? '']))
    of = rules
    return salts.get(`${shop} ${part}`) ?? salts.get(`${EVERY_SHOP} ${part}`) ?? ''
  }
}
