/**
 * Says whether an answer has the shape that the code which reads it relies on: the lists and objects that it goes into, the
 * numbers that it counts with. Not a validator of the contract: what would merely be shown empty is not asked for.
 */
export type Shape<Value> = (value: unknown) => value is Value

export const isNumber: Shape<number> = (value) => typeof value === 'number'
/** Of a text with fixed values (flags, codes) they are not checked: a server may know more of them. */
export const isText = <Text extends string>(value: unknown): value is Text => typeof value === 'string'

export const isNullOr =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value) =>
    value === null || shape(value)

export const isListOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(shape)

/** An object whose fields fit; fields that are not named here are not looked at. */
export const isObjectWith = <Value extends object>(
  fields: {
    [Name in keyof Value]?: Shape<Value[Name]>
  },
): Shape<Value> => {
  const entries = Object.entries(fields) as [string, Shape<unknown>][]
  return (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    entries.every(([name, shape]) => shape((value as Record<string, unknown>)[name]))
}
