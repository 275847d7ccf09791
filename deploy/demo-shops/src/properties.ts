import { type Attribute, type Family, familiesOf, say, type Taxonomy, type Value } from './taxonomy'

export interface DemoProperty {
  id: number
  code: string
  title: string
  unit: string
  facet: boolean
  isPrimary: boolean
}

export interface PropertyBook {
  rows: DemoProperty[]
  /** Property ids with their values as text, for a product of this family. */
  of(family: Family, values: Map<string, Value>): [id: number, value: string][]
}

/** One property for every code, title and unit of the taxonomy: «Формат» of paper and of files is the same one. */
export function propertyBook(taxonomy: Taxonomy): PropertyBook {
  const byKey = new Map<string, DemoProperty>()
  const codes = new Map<string, number>()
  const keyOf = (attribute: Attribute) => `${attribute.code}|${attribute.title}|${attribute.unit ?? ''}`
  const families = familiesOf(taxonomy)
  for (const attribute of families.flatMap((family) => family.attributes)) {
    const known = byKey.get(keyOf(attribute))
    if (known) {
      known.facet ||= attribute.facet
      known.isPrimary ||= attribute.analog_key
      continue
    }
    const uses = (codes.get(attribute.code) ?? 0) + 1
    codes.set(attribute.code, uses)
    byKey.set(keyOf(attribute), {
      id: byKey.size + 1,
      code: uses === 1 ? attribute.code : `${attribute.code}_${uses}`,
      title: attribute.title,
      unit: attribute.unit ?? '',
      facet: attribute.facet,
      isPrimary: attribute.analog_key,
    })
  }
  return {
    rows: [...byKey.values()],
    of: (family, values) =>
      family.attributes.flatMap((attribute): [number, string][] => {
        const property = byKey.get(keyOf(attribute))
        const value = values.get(attribute.code)
        return property && value !== undefined ? [[property.id, say(value)]] : []
      }),
  }
}
