/** A value as it travels in the HTML: the names of fields once for all objects of the same shape. */
export interface Packed {
  shapes: string[][]
  value: unknown
}

/** What a packed array begins with; an object begins with the number of its shape, from 1. */
const ARRAY = 0

/**
 * Lists of products repeat the names of their fields as often as they have rows; a third of the state would be such names.
 * @param value what JSON can say
 */
export function pack(value: unknown): Packed {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  const numberOf = (keys: string[]): number => {
    const name = JSON.stringify(keys)
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, shapes.push(keys))
    return shapes.length
  }
  const packed = (one: unknown): unknown => {
    if (Array.isArray(one)) return [ARRAY, ...one.map(packed)]
    if (typeof one !== 'object' || one === null) return one
    const fields = Object.entries(one).filter(([, field]) => field !== undefined)
    return [numberOf(fields.map(([key]) => key)), ...fields.map(([, field]) => packed(field))]
  }
  return { value: packed(value), shapes }
}

export function unpack({ shapes, value }: Packed): unknown {
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const [shape, ...rest] = one as [number, ...unknown[]]
    if (shape === ARRAY) return rest.map(unpacked)
    return Object.fromEntries((shapes[shape - 1] ?? []).map((key, at) => [key, unpacked(rest[at])]))
  }
  return unpacked(value)
}
