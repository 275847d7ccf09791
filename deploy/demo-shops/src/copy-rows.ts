import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | Date | null | readonly string[]

/** Characters sent at a time. */
const CHUNK = 262_144

/**
 * Writes many rows at once by COPY.
 * @param columns names in the order of each row's cells
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  const done = finished(stream)
  // Awaited below; a failure while writing must not count as unhandled before that.
  done.catch(() => undefined)
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(encode).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
    chunk = ''
  }
  stream.end(chunk)
  await done
}

const escaped: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeSigns = (text: string): string => text.replace(/[\\\t\n\r]/g, (sign) => escaped[sign] ?? sign)

function encode(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return escapeSigns(cell)
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (cell instanceof Date) return cell.toISOString()
  return escapeSigns(`{${cell.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`)
}
