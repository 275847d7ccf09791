import { sql } from 'kysely'
import type { RolloutsConnection } from '../database/connection'
import { type HealthMinute, type HealthSum, type HealthTotals, VITALS, type Vital } from '../model/health'
import type { HealthTables } from './schema'

const DAY_MS = 86_400_000
/** Minutes are kept for 30 days, hours for a year. */
const MINUTES_KEPT_MS = 30 * DAY_MS
const HOURS_KEPT_MS = 366 * DAY_MS

export interface HealthQuery {
  shop?: string
  part?: string
  version?: string
  from: Date
  /** Not included. @default no end */
  to?: Date
}

/** What pages reported of each version in each shop. */
export interface HealthStore {
  /** Adds sums to those that are there, all or none, in one statement; several edges may do so at once. */
  record(sums: readonly HealthSum[]): Promise<void>
  /** By minute (the last 30 days) or hour (a year), oldest first. */
  read(query: HealthQuery & { by?: 'minute' | 'hour' }): Promise<HealthMinute[]>
  /** Reports by kind, from the beginning of that minute or hour to before the other one. @default by hour */
  totals(
    query: Required<Omit<HealthQuery, 'to'>> & { to?: Date; by?: 'minute' | 'hour' },
  ): Promise<HealthTotals>
  /** Shops whose pages reported of the version since the hour of `from`. */
  shopsWith(version: { part: string; version: string; from: Date }): Promise<string[]>
  /** Removes what is older than it is kept. */
  prune(now: Date): Promise<void>
}

const LENGTHS = { minute: 60_000, hour: 3_600_000 }
const TABLES = { minute: 'health_minutes', hour: 'health_hours' } as const

/** The beginning of the minute or hour. */
export const beginOf = (unit: 'minute' | 'hour', at: Date): Date =>
  new Date(Math.floor(at.getTime() / LENGTHS[unit]) * LENGTHS[unit])

/** In one order everywhere, so that two edges never wait for each other's rows. */
const keyOf = ({ part, version, shop, minute, kind, bucket }: HealthSum) =>
  `${part} ${version} ${shop} ${minute} ${kind} ${bucket}`

export function createHealthStore({ db, schema }: Pick<RolloutsConnection, 'db' | 'schema'>): HealthStore {
  const health = db.withTables<HealthTables>()
  const minutes = sql.id(schema, 'health_minutes')
  const hours = sql.id(schema, 'health_hours')
  return {
    async record(sums) {
      if (sums.length === 0) return
      const rows = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      const column = <T>(of: (sum: HealthSum) => T): T[] => rows.map(of)
      await sql`
        with came as (
          select part, version, shop, to_timestamp(minute) as at, kind, bucket, reports, total
          from unnest(
            ${column(({ part }) => part)}::text[], ${column(({ version }) => version)}::text[],
            ${column(({ shop }) => shop)}::text[], ${column(({ minute }) => minute / 1000)}::double precision[],
            ${column(({ kind }) => kind)}::text[], ${column(({ bucket }) => bucket)}::integer[],
            ${column(({ reports }) => reports)}::bigint[], ${column(({ total }) => total)}::double precision[]
          ) as came (part, version, shop, minute, kind, bucket, reports, total)
        ), by_minute as (
          insert into ${minutes} as kept (part, version, shop, at, kind, bucket, reports, total)
          select part, version, shop, at, kind, bucket, sum(reports), sum(total) from came
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
          on conflict (part, version, shop, at, kind, bucket) do update
          set reports = kept.reports + excluded.reports, total = kept.total + excluded.total
        )
        insert into ${hours} as kept (part, version, shop, at, kind, bucket, reports, total)
        select part, version, shop, date_trunc('hour', at, 'UTC'), kind, bucket, sum(reports), sum(total) from came
        group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (part, version, shop, at, kind, bucket) do update
        set reports = kept.reports + excluded.reports, total = kept.total + excluded.total
      `.execute(db)
    },
    async read({ shop, part, version, from, to, by = 'minute' }) {
      const rows = await health
        .selectFrom(TABLES[by])
        .select(['at', 'shop', 'part', 'version', 'kind', 'bucket', 'total'])
        .where('at', '>=', from)
        .$if(to !== undefined, (query) => query.where('at', '<', to as Date))
        .$if(shop !== undefined, (query) => query.where('shop', '=', shop as string))
        .$if(part !== undefined, (query) => query.where('part', '=', part as string))
        .$if(version !== undefined, (query) => query.where('version', '=', version as string))
        .orderBy('at')
        .execute()
      return joined(rows)
    },
    async totals({ shop, part, version, from, to, by = 'hour' }) {
      const rows = await health
        .selectFrom(TABLES[by])
        .select(({ fn }) => ['kind', 'bucket', fn.sum<string>('reports').as('reports')])
        .where('part', '=', part)
        .where('version', '=', version)
        .where('shop', '=', shop)
        .where('at', '>=', beginOf(by, from))
        .$if(to !== undefined, (query) => query.where('at', '<', beginOf(by, to as Date)))
        .groupBy(['kind', 'bucket'])
        .execute()
      const totals: HealthTotals = { reports: {}, paints: {} }
      for (const { kind, bucket, reports } of rows) {
        if (kind === 'subject-lcp') totals.paints[bucket] = Number(reports)
        else if (bucket === 0) totals.reports[kind as keyof HealthTotals['reports']] = Number(reports)
      }
      return totals
    },
    async shopsWith({ part, version, from }) {
      const rows = await health
        .selectFrom('health_hours')
        .select('shop')
        .distinct()
        .where('part', '=', part)
        .where('version', '=', version)
        .where('at', '>=', beginOf('hour', from))
        .orderBy('shop')
        .execute()
      return rows.map(({ shop }) => shop)
    },
    async prune(now) {
      const before = (age: number) => new Date(now.getTime() - age)
      await health.deleteFrom('health_minutes').where('at', '<', before(MINUTES_KEPT_MS)).execute()
      await health.deleteFrom('health_hours').where('at', '<', before(HOURS_KEPT_MS)).execute()
      await health.deleteFrom('candidate_tests').where('updated_at', '<', before(MINUTES_KEPT_MS)).execute()
    },
  }
}

type Row = Pick<
  HealthTables['health_minutes'],
  'at' | 'shop' | 'part' | 'version' | 'kind' | 'bucket' | 'total'
>

const isVital = (kind: string): kind is Vital => (VITALS as readonly string[]).includes(kind)

function joined(rows: readonly Row[]): HealthMinute[] {
  const minutes = new Map<string, HealthMinute>()
  for (const { at, shop, part, version, kind, bucket, total } of rows) {
    const minute = at.toISOString()
    const key = `${minute} ${shop} ${part} ${version}`
    const entry = minutes.get(key) ?? { minute, shop, part, version, counts: {}, vitals: {} }
    minutes.set(key, entry)
    if (isVital(kind)) entry.vitals[kind] = { ...entry.vitals[kind], [bucket]: total }
    else if (kind === 'visit-lcp') entry.paints = { ...entry.paints, [bucket]: total }
    else if (bucket === 0) entry.counts[kind as keyof HealthMinute['counts']] = total
  }
  return [...minutes.values()]
}
