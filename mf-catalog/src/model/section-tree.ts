import type { Section } from '@prilavok/shared-kernel/contract'

/** Deepest level that the menu shows (AMB-29). */
export const MENU_DEPTH = 3

export interface SectionNode {
  section: Section
  children: SectionNode[]
}

/**
 * Joins a flat list of sections by their parents, each level ordered by SORT (CAT-010).
 * @param depth deepest level taken in
 */
export function sectionTree(sections: readonly Section[], depth = Number.POSITIVE_INFINITY): SectionNode[] {
  const byParent = new Map<number, Section[]>()
  for (const section of sections) {
    if (section.DEPTH_LEVEL > depth) continue
    const parent = section.IBLOCK_SECTION_ID ?? 0
    byParent.set(parent, [...(byParent.get(parent) ?? []), section])
  }
  const below = (parent: number): SectionNode[] =>
    (byParent.get(parent) ?? [])
      .sort((one, other) => one.SORT - other.SORT)
      .map((section) => ({ section, children: below(section.ID) }))
  return below(0)
}

/** The node of a section, wherever it stands. */
export function findNode(nodes: readonly SectionNode[], id: number): SectionNode | undefined {
  for (const node of nodes) {
    const found = node.section.ID === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}

/** Only sections that hold products, themselves or below. */
export const withProducts = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes
    .map(({ section, children }) => ({ section, children: withProducts(children) }))
    .filter(({ section, children }) => section.CNT > 0 || children.length > 0)
