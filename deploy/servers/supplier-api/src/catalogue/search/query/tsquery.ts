/** A condition on the stems of a document, in the language of `tsquery`. */
export type Condition = string

/** One stem as it stands in the index. `weight`: only where the stem has it (A: in the name). */
export const stemIs = (stem: string, weight = ''): Condition => quote(stem) + (weight && `:${weight}`)

export const stemBegins = (stem: string, weight = ''): Condition => `${quote(stem)}:*${weight}`

const quote = (stem: string): string => `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`

/** Every part holds; an empty list is rejected, because nothing is not a query. */
export const allOf = (parts: readonly Condition[]): Condition => join(parts, ' & ')

export const anyOf = (parts: readonly Condition[]): Condition => join([...new Set(parts)], ' | ')

/** One right after the other. */
export const inRow = (parts: readonly Condition[]): Condition => join(parts, ' <-> ')

/** One after the other, at most one word between them. */
export const within = (one: Condition, other: Condition): Condition[] => [
  `(${one} <-> ${other})`,
  `(${one} <2> ${other})`,
]

export const not = (part: Condition): Condition => `!(${part})`

function join(parts: readonly Condition[], sign: string): Condition {
  if (parts.length === 0) throw new Error('A query of no parts')
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(sign)})`
}
