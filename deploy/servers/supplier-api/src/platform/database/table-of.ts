import { type RawBuilder, sql } from 'kysely'

/** What a column of such values may be in the database. */
type ColumnOf<Value> = [Value] extends [string | null | undefined]
  ? 'text'
  : [Value] extends [number | null | undefined]
    ? 'smallint' | 'int' | 'bigint'
    : [Value] extends [boolean | null | undefined]
      ? 'boolean'
      : never

/**
 * Rows as a table of a statement: an array for each column, so that the text of the statement is one, however many rows.
 * @param name of the table; its columns have the names and the order of `types`
 */
export function tableOf<Row extends object>(
  name: string,
  rows: readonly Row[],
  types: { readonly [Column in keyof Row]?: ColumnOf<Row[Column]> },
): RawBuilder<unknown> {
  const columns = Object.entries(types) as [keyof Row & string, string][]
  const arrays = columns.map(([column, type]) => {
    const elements = rows.map((row) => element(row[column]))
    return sql`${`{${elements.join()}}`}::${sql.raw(type)}[]`
  })
  const names = columns.map(([column]) => sql.id(column))
  return sql`unnest(${sql.join(arrays)}) as ${sql.id(name)} (${sql.join(names)})`
}

/** As an array literal has it. Of an array, `pg` makes the same in twice the time. */
function element(value: unknown): string {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`
  return String(value ?? 'NULL')
}
