/** Ids from one to the other as they stand in the list, both included. */
export function rangeBetween<Id>(ids: readonly Id[], one: Id, other: Id): readonly Id[] {
  const [a, b] = [ids.indexOf(one), ids.indexOf(other)]
  if (a < 0 || b < 0) return []
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** The set with ids added or taken out. */
export function withSelected<Id>(
  selected: ReadonlySet<Id>,
  ids: readonly Id[],
  checked: boolean,
): ReadonlySet<Id> {
  const next = new Set(selected)
  for (const id of ids) checked ? next.add(id) : next.delete(id)
  return next
}

/** How much of a list is selected: what the box over it shows. */
export type SelectedPart = 'none' | 'some' | 'all'

export function selectedPart<Id>(ids: readonly Id[], selected: ReadonlySet<Id>): SelectedPart {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
