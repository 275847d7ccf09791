import { applyEdgeCases } from './edge-cases'
import { picturePath } from './illustration'
import { Random } from './random'
import type { DemoSection, SectionTree } from './section-tree'
import { type Attribute, type Brand, type Family, say, type Taxonomy, type Value } from './taxonomy'

/** What a product is in every shop; price, stock and flags are each shop's own. */
export interface BaseProduct {
  id: number
  code1c: string
  name: string
  family: Family
  section: DemoSection
  brand: Brand
  values: Map<string, Value>
  /** Values that decide about analogs, in the family's order. */
  analogParts: string[]
  ruler: string | null
  /** Roubles before the shop's coefficient, not rounded. */
  price: number
  minimum: number
  step: number
  picture: string | null
  certificates: number
  /** Fixed by an edge case, in every shop. */
  fixedPrice?: number
  fixedRemain?: number
}

/** A family that gives no new name this often in a row has no more combinations. */
const PATIENCE = 60

/**
 * The same products on every machine: each family its share, in groups of up to four brands that agree in everything that
 * decides about analogs.
 */
export function baseProducts(taxonomy: Taxonomy, tree: SectionTree, count: number): BaseProduct[] {
  const families = taxonomy.sections.flatMap((top) => top.children.flatMap((child) => child.families))
  const makers = families.map((family, index) => new FamilyMaker(family, taxonomy, new Random(7, index)))
  const products: BaseProduct[] = []
  const names = new Set<string>()
  let open = makers
  while (products.length < count && open.length > 0) {
    open = open.filter((maker) => !maker.exhausted)
    for (const maker of open) {
      for (let turn = 0; turn < maker.family.weight && products.length < count; turn += 1) {
        for (const draft of maker.group(names)) {
          if (products.length < count) products.push(finish(draft, products.length, tree))
        }
      }
    }
  }
  applyEdgeCases(products, tree)
  return products
}

type Draft = Pick<BaseProduct, 'family' | 'brand' | 'values' | 'name' | 'price' | 'minimum' | 'step'>

class FamilyMaker {
  exhausted = false
  readonly #brands: Brand[]

  constructor(
    readonly family: Family,
    private readonly taxonomy: Taxonomy,
    private readonly random: Random,
  ) {
    this.#brands = taxonomy.brands.filter((brand) => brand.group === family.brand_group)
  }

  /** Up to four products with equal analog attributes. */
  group(names: Set<string>): Draft[] {
    const found: Draft[] = []
    const model = this.values()
    const wanted = this.random.whole(1, 4)
    for (let attempt = 0; attempt < PATIENCE && found.length < wanted; attempt += 1) {
      const brand = this.random.pick(this.#brands)
      const values = this.values(model)
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
    if (found.length === 0) this.exhausted = true
    return found
  }

  /** Values that fit the family's constraints; those that decide about analogs are taken from `model`. */
  private values(model?: Map<string, Value>): Map<string, Value> {
    const values = new Map<string, Value>()
    for (const attribute of this.family.attributes) {
      const kept = attribute.analog_key ? model?.get(attribute.code) : undefined
      values.set(attribute.code, kept ?? this.random.pick(attribute.values))
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
      this.taxonomy.meta.tier_factor[brand.tier] *
      (1 + (this.random.next() * 2 - 1) * spread)
    return Math.min(max, Math.max(min, price))
  }
}

function nameOf(family: Family, brand: Brand, values: Map<string, Value>): string {
  return family.name_template
    .replace(/\{(\w+)\}/g, (_all, code: string) =>
      code === 'brand' ? brand.name : say(values.get(code) ?? ''),
    )
    .replace(/(\d) (мм|см|м|г|кг|л|мл|шт|мкм|%)(?![а-я])/g, '$1\u00a0$2')
}

function finish(draft: Draft, index: number, tree: SectionTree): BaseProduct {
  const { family, values } = draft
  const colour = ['color', 'ink', 'tone']
    .map((code) => values.get(code))
    .find((value) => typeof value === 'string')
  const ruler = values.get('series') ?? values.get('model') ?? values.get('motif')
  return {
    ...draft,
    id: 1001 + index,
    // 48271 and 900000 have no common divisor: every number comes once.
    code1c: String(100_000 + (((index + 1) * 48_271) % 900_000)),
    section: tree.sectionOf(family, values),
    analogParts: family.attributes
      .filter((attribute) => attribute.analog_key)
      .map((attribute) => String(values.get(attribute.code))),
    ruler: ruler === undefined ? null : say(ruler),
    picture: picturePath(family.id, colour === undefined ? undefined : String(colour)),
    certificates: index % 3 === 0 ? 1 + (index % 2) : 0,
  }
}
