import { Random } from '@prilavok/supplier-api/platform/random'
import { type Demand, demandFor, demandOf } from './demand'
import { type Draft, FamilyMaker } from './family-maker'
import { illustrationOf, picturePath } from './illustration'
import type { DemoSection, SectionTree } from './section-tree'
import { type Brand, type Family, familiesOf, say, type Taxonomy, type Value } from './taxonomy'

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
  /** How much of it is bought everywhere, of `demandFor`. */
  demand: number
  picture: string | null
}

/** What the products are made of. */
interface Material {
  taxonomy: Taxonomy
  tree: SectionTree
  demand: Demand
}

/**
 * The same products on every machine: each family its share, in groups of up to four brands that agree in everything that
 * decides about analogs.
 */
export function baseProducts({ taxonomy, tree, demand }: Material, count: number): BaseProduct[] {
  const families = familiesOf(taxonomy)
  const makers = families.map(
    (family, index) =>
      new FamilyMaker(family, { taxonomy, demand: demandOf(demand, family) }, new Random(7, index)),
  )
  const products: BaseProduct[] = []
  const names = new Set<string>()
  let open = makers
  while (products.length < count && open.length > 0) {
    open = open.filter((maker) => !maker.exhausted)
    for (const maker of open) {
      for (let turn = 0; turn < maker.family.weight && products.length < count; turn += 1) {
        for (const draft of maker.group(names)) {
          if (products.length < count) products.push(finish(draft, products.length, { tree, demand }))
        }
      }
    }
  }
  return products
}

function finish(draft: Draft, index: number, { tree, demand }: Omit<Material, 'taxonomy'>): BaseProduct {
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
    demand: demandFor(demand, family, values),
    picture: picturePath(
      illustrationOf(family.id, values),
      colour === undefined ? undefined : String(colour),
    ),
  }
}
