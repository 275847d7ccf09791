import type { Random } from '@prilavok/supplier-api/platform/random'
import type { FamilyDemand } from './demand'
import { type Attribute, type Brand, type Family, say, type Taxonomy, type Value } from './taxonomy'
import { tidy } from './typography'

/** A family that gives no new name this often in a row has no more combinations. */
const MAX_TRIES = 60
/** Share of the groups that are what most buyers want: shops stock those most, and first. */
const USUAL = 0.35

interface Material {
  taxonomy: Taxonomy
  demand: FamilyDemand
}

/** A product of a family before it is filed. */
export interface Draft {
  family: Family
  brand: Brand
  values: Map<string, Value>
  name: string
  /** Roubles, not rounded. */
  price: number
  minimum: number
  step: number
}

/** Makes products of one family that fit its constraints. */
export class FamilyMaker {
  exhausted = false
  #groups = 0
  readonly #brands: Brand[]

  constructor(
    readonly family: Family,
    private readonly material: Material,
    private readonly random: Random,
  ) {
    this.#brands = material.taxonomy.brands.filter((brand) => brand.group === family.brand_group)
  }

  /** Up to four products with equal analog attributes. */
  group(names: Set<string>): Draft[] {
    const found: Draft[] = []
    const usual = this.random.chance(USUAL) || this.#groups === 0 ? this.material.demand.usual : {}
    const model = this.values(usual)
    this.#groups += 1
    const wanted = this.random.whole(1, 4)
    for (let attempt = 0; attempt < MAX_TRIES && found.length < wanted; attempt += 1) {
      const brand = this.random.pick(this.#brands)
      const values = this.values(usual, model)
      const name = nameOf(this.family, brand, values)
      if (names.has(name) || name.length > 140) continue
      names.add(name)
      const { MIN, STEP } = this.random.pick(this.family.multiplicity)
      found.push({
        family: this.family,
        brand,
        values,
        name,
        price: this.price(brand, values),
        minimum: MIN,
        step: STEP,
      })
    }
    if (found.length === 0 && usual !== this.material.demand.usual) this.exhausted = true
    return found
  }

  /** Values that fit the family's constraints, out of `usual` where it tells any; those that decide about analogs are taken from `model`. */
  private values(usual: FamilyDemand['usual'], model?: Map<string, Value>): Map<string, Value> {
    const values = new Map<string, Value>()
    for (const attribute of this.family.attributes) {
      const kept = attribute.analog_key ? model?.get(attribute.code) : undefined
      values.set(attribute.code, kept ?? this.random.pick(usual[attribute.code] ?? attribute.values))
    }
    for (const [code, source] of Object.entries(this.family.linked ?? {})) this.link(values, code, source)
    this.constrain(values)
    return values
  }

  private link(values: Map<string, Value>, code: string, source: string): void {
    const index = this.attribute(source)?.values.indexOf(values.get(source) ?? '') ?? -1
    const value = this.attribute(code)?.values[index]
    if (value !== undefined) values.set(code, value)
  }

  /** Redraws until nothing contradicts; a few rounds are enough for the constraints of the taxonomy. */
  private constrain(values: Map<string, Value>): void {
    for (let round = 0; round < 5; round += 1) {
      let changed = false
      for (const rule of this.family.constraints ?? []) {
        const applies = Object.entries(rule.if).every(([code, allowed]) =>
          allowed.includes(values.get(code) ?? ''),
        )
        if (!applies) continue
        for (const [code, allowed] of Object.entries(rule.then)) {
          if (allowed.includes(values.get(code) ?? '')) continue
          values.set(code, this.random.pick(allowed))
          changed = true
        }
      }
      if (!changed) return
    }
  }

  private attribute = (code: string): Attribute | undefined =>
    this.family.attributes.find((attribute) => attribute.code === code)

  /** base × Π factors × tier × (1 ± spread), inside [min, max]. */
  private price(brand: Brand, values: Map<string, Value>): number {
    const { base, min, max, spread } = this.family.price_rub
    const factors = this.family.attributes.reduce((product, attribute) => {
      const index = attribute.values.indexOf(values.get(attribute.code) ?? '')
      return product * (attribute.price_factors?.[index] ?? 1)
    }, 1)
    const price =
      base *
      factors *
      this.material.taxonomy.meta.tier_factor[brand.tier] *
      (1 + (this.random.next() * 2 - 1) * spread)
    return Math.min(max, Math.max(min, price))
  }
}

function nameOf(family: Family, brand: Brand, values: Map<string, Value>): string {
  return tidy(
    family.name_template.replace(/\{(\w+)\}/g, (_all, code: string) =>
      code === 'brand' ? brand.name : say(values.get(code) ?? ''),
    ),
  )
}
