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

/** Loops alone: a list of products has thousands of fields, and the page waits for them. */
export function unpack({ shapes, value }: Packed): unknown {
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const made: unknown[] = []
    for (let at = 1; at < one.length; at++) made.push(unpacked(one[at]))
    const shape = one[0] as number
    return shape === ARRAY ? made : objectOf(shapes[shape - 1] ?? [], made)
  }
  return unpacked(value)
}

const OWN = { writable: true, enumerable: true, configurable: true }

function objectOf(keys: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [at, key] of keys.entries()) {
    const value = values[at]
    // «__proto__» is a name like others here.
    if (key in made) Object.defineProperty(made, key, { ...OWN, value })
    else made[key] = value
  }
  return made
}
