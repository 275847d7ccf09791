import { type Selectable, sql } from 'kysely'
import type { RolloutsDatabase, RolloutsTransaction } from '../database/connection'
import type { RolloutsSchema } from '../database/schema'
import type { LoggedChange } from '../model/change'
import type { LogFilter } from '../model/registry'

const LIMIT = 100

/** `jsonb` of a log line that may have none. */
const textOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** @returns the line with its id */
export async function writeLine(
  transaction: RolloutsTransaction,
  line: Omit<LoggedChange, 'id'>,
): Promise<LoggedChange> {
  const { id } = await transaction
    .insertInto('changes')
    .values({
      revision: line.revision,
      at: new Date(line.at),
      actor_kind: line.actor.kind,
      actor_name: line.actor.name,
      kind: line.kind,
      shop: line.shop,
      part: line.part ?? null,
      version: line.version ?? null,
      reason: line.reason,
      before: textOf(line.before),
      after: textOf(line.after),
      withdrawal: textOf(line.withdrawal),
      figures: textOf(line.figures),
      ...(line.until !== undefined && { valid_until: new Date(line.until) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...line }
}

const lineOfRow = (row: Selectable<RolloutsSchema['changes']>): LoggedChange => ({
  id: row.id,
  revision: row.revision,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, name: row.actor_name },
  kind: row.kind as LoggedChange['kind'],
  shop: row.shop,
  part: (row.part ?? undefined) as LoggedChange['part'],
  version: row.version ?? undefined,
  reason: row.reason,
  ...(row.valid_until && { until: row.valid_until.toISOString() }),
  before: (row.before ?? undefined) as LoggedChange['before'],
  after: (row.after ?? undefined) as LoggedChange['after'],
  withdrawal: (row.withdrawal ?? undefined) as LoggedChange['withdrawal'],
  ...(row.figures !== null && { figures: row.figures as Record<string, number> }),
})

/** Newest first. */
export async function readLog(db: RolloutsDatabase, filter: LogFilter = {}): Promise<LoggedChange[]> {
  let query = db
    .selectFrom('changes')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.limit ?? LIMIT)
  if (filter.shop !== undefined) query = query.where('shop', '=', filter.shop)
  if (filter.shops !== undefined) query = query.where(sql<boolean>`shop = any(${[...filter.shops]}::text[])`)
  if (filter.part !== undefined) query = query.where('part', '=', filter.part)
  if (filter.from !== undefined) query = query.where('at', '>=', new Date(filter.from))
  if (filter.to !== undefined) query = query.where('at', '<=', new Date(filter.to))
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  return (await query.execute()).map(lineOfRow)
}
