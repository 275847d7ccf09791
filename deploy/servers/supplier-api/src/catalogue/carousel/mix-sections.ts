/** Products of one section that stand in a carousel before those of others have had their turn. */
const PER_SECTION = 2

/**
 * The first products, two of a section at most while there are others: the twelve best sellers of a shop may all be paper.
 * @param products the most popular first
 */
export function mixSections(
  products: readonly { id: number; section_id: number }[],
  limit: number,
): number[] {
  const counts = new Map<number, number>()
  const first: number[] = []
  const others: number[] = []
  for (const { id, section_id } of products) {
    const count = counts.get(section_id) ?? 0
    counts.set(section_id, count + 1)
    if (count < PER_SECTION) first.push(id)
    else others.push(id)
  }
  return [...first, ...others].slice(0, limit)
}
