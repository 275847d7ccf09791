import { sql } from 'kysely'
import type { RolloutsConnection } from '../database/connection'
import type { FailureReason, ReasonSum } from '../model/failure-reason'
import type { HealthTables } from './schema'
import { beginOf } from './store'

/** More reasons of a version in one hour are not kept: anybody can invent some. */
const MAX_REASONS = 50
/** Of these the operator is told. */
const TOLD = 10
const SAVED_FOR_MS = 30 * 86_400_000

/** Why versions failed, in the words of the pages. No decision is made by them. */
export interface FailureReasons {
  /** Adds to those that are there; several edges may do so at once. */
  record(sums: readonly ReasonSum[]): Promise<void>
  /** Of one version in one shop since the hour of `from`, the most frequent first. */
  read(of: { shop: string; part: string; version: string; from: Date }): Promise<FailureReason[]>
  /** Removes what is older than it is kept. */
  prune(now: Date): Promise<void>
}

const keyOf = ({ part, version, shop, kind, reason }: ReasonSum) =>
  `${part} ${version} ${shop} ${kind} ${reason}`

export function createFailureReasons({
  db,
  schema,
}: Pick<RolloutsConnection, 'db' | 'schema'>): FailureReasons {
  const health = db.withTables<HealthTables>()
  const table = sql.id(schema, 'failure_reasons')
  return {
    async record(sums) {
      if (sums.length === 0) return
      // In one order everywhere, so that two edges never wait for each other's rows.
      const rows = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      const column = <T>(of: (sum: ReasonSum) => T): T[] => rows.map(of)
      await sql`
        with came as (
          select part, version, shop, date_trunc('hour', to_timestamp(at), 'UTC') as hour, kind, reason,
            sum(reports) as reports, max(to_timestamp(at)) as last_at
          from unnest(
            ${column(({ part }) => part)}::text[], ${column(({ version }) => version)}::text[],
            ${column(({ shop }) => shop)}::text[], ${column(({ at }) => at / 1000)}::double precision[],
            ${column(({ kind }) => kind)}::text[], ${column(({ reason }) => reason)}::text[],
            ${column(({ reports }) => reports)}::bigint[]
          ) as came (part, version, shop, at, kind, reason, reports)
          group by 1, 2, 3, 4, 5, 6
        ), ranked as (
          select came.*, known.part is not null as is_known,
            row_number() over (
              partition by came.part, came.version, came.shop, came.hour, known.part is not null
              order by came.reports desc, kind, reason
            ) as place
          from came left join ${table} as known using (part, version, shop, hour, kind, reason)
        )
        insert into ${table} as kept (part, version, shop, hour, kind, reason, reports, last_at)
        select part, version, shop, hour, kind, reason, reports, last_at from ranked
        where is_known or place + (
          select count(*) from ${table} as known
          where (known.part, known.version, known.shop, known.hour) = (ranked.part, ranked.version, ranked.shop, ranked.hour)
        ) <= ${MAX_REASONS}
        order by 1, 2, 3, 4, 5, 6
        on conflict (part, version, shop, hour, kind, reason) do update
        set reports = kept.reports + excluded.reports, last_at = greatest(kept.last_at, excluded.last_at)
      `.execute(db)
    },
    async read({ shop, part, version, from }) {
      const rows = await health
        .selectFrom('failure_reasons')
        .select(({ fn }) => [
          'kind',
          'reason',
          fn.sum<string>('reports').as('reports'),
          fn.max('last_at').as('lastAt'),
        ])
        .where('part', '=', part)
        .where('version', '=', version)
        .where('shop', '=', shop)
        .where('hour', '>=', beginOf('hour', from))
        .groupBy(['kind', 'reason'])
        .orderBy('reports', 'desc')
        .orderBy('reason')
        .limit(TOLD)
        .execute()
      return rows.map(({ kind, reason, reports, lastAt }) => ({
        ...{ kind: kind as FailureReason['kind'], reason },
        ...{ reports: Number(reports), lastAt: lastAt.toISOString() },
      }))
    },
    async prune(now) {
      await health
        .deleteFrom('failure_reasons')
        .where('hour', '<', new Date(now.getTime() - SAVED_FOR_MS))
        .execute()
    },
  }
}
