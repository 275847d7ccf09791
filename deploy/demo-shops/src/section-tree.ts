import type { SectionRow } from '@prilavok/supplier-api/catalogue/section-tree/to-section'
import { illustrationOf } from './illustration'
import { type Family, say, type Taxonomy, type Value } from './taxonomy'
import { tidy } from './typography'

export type DemoSection = Omit<SectionRow, 'shop_id' | 'product_count'>

export interface SectionTree {
  rows: DemoSection[]
  /** Section in which a product of this family, with these attribute values, is filed. */
  sectionOf(family: Family, values: Map<string, Value>): DemoSection
}

/**
 * Top sections and their children come from the taxonomy. A child with several families has one section a family (depth 3),
 * and a family that names `level4_split_by` one section a value of it (depth 4).
 */
export function sectionTree(taxonomy: Taxonomy): SectionTree {
  const rows: DemoSection[] = []
  const places = new Map<string, DemoSection>()
  const add = (parent: DemoSection | null, name: string, picture: string | null): DemoSection => {
    const ord = rows.length + 1
    const depth = (parent?.depth ?? 0) + 1
    const row = {
      id: 100 + ord,
      parent_id: parent?.id ?? null,
      depth,
      name: tidy(name),
      sort: ord * 10,
      picture,
      ord,
      ord_end: ord,
    }
    rows.push(row)
    return row
  }
  const close = (row: DemoSection) => {
    row.ord_end = rows.length
  }
  for (const top of taxonomy.sections) {
    const first = top.children[0]?.families[0]
    const topRow = add(null, top.name, first ? `/upload/illustrations/${illustrationOf(first.id)}.svg` : null)
    for (const child of top.children) {
      const cover = child.families[0]
      const childRow = add(
        topRow,
        child.name,
        cover ? `/upload/illustrations/${illustrationOf(cover.id)}.svg` : null,
      )
      for (const family of child.families) {
        const familyRow =
          child.families.length > 1 ? add(childRow, family.title, pictureOf(family)) : childRow
        places.set(family.id, familyRow)
        addSplit(family, familyRow)
        if (familyRow !== childRow) close(familyRow)
      }
      close(childRow)
    }
    close(topRow)
  }
  function addSplit(family: Family, parent: DemoSection): void {
    const split = family.attributes.find((attribute) => attribute.code === family.level4_split_by)
    for (const value of split?.values ?? []) {
      const unit = split?.unit ? ` ${split.unit}` : ''
      places.set(
        `${family.id}:${value}`,
        add(parent, `${family.title}, ${say(value)}${unit}`, pictureOf(family)),
      )
    }
  }
  return {
    rows,
    sectionOf(family, values) {
      const place =
        places.get(`${family.id}:${values.get(family.level4_split_by ?? '')}`) ?? places.get(family.id)
      if (!place) throw new Error(`Family ${family.id} has no section`)
      return place
    },
  }
}

const pictureOf = (family: Family): string => `/upload/illustrations/${illustrationOf(family.id)}.svg`
