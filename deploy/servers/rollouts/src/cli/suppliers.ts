import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { namedShops } from '../changes/rules-of-shops'
import type { RolloutsConnection } from '../database/connection'
import { RolloutError, reasonOf } from '../errors'
import { isRecord } from '../json-file'
import { dataFolder } from '../location'
import { EVERY_SHOP } from '../model/rule'
import type { OpenRegistry, Suppliers } from './cli-world'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The domains of the file that the edge has its credentials from. They are the installation's where the file is named, or where
 * the registry is the embedded one of the same folder.
 */
export async function readSuppliers(env: Environment): Promise<Suppliers> {
  const named = env.SHOP_CREDENTIALS
  const file = named ? resolve(named) : join(dataFolder(env), 'shop-credentials.json')
  const isOfRegistry = Boolean(named) || !(env.ROLLOUTS_DATABASE_URL || env.DATABASE_URL)
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'))
    const domains = isRecord(content) ? Object.keys(content) : []
    return { domains, complete: isOfRegistry && domains.length > 0 }
  } catch {
    return { domains: [], complete: false }
  }
}

/** Looks by the key of the sums, release after release: there is no index of shops. */
export async function hasPageViews({ db, schema }: RolloutsConnection, supplier: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.id(schema, 'releases')} as of where exists (
      select from ${sql.id(schema, 'health_hours')} as sums
      where sums.part = of.part and sums.version = of.version and sums.shop = ${supplier}
    ) limit 1
  `.execute(db)
  return rows.length > 0
}

/** Whether a rule, the installation or a page knows of the supplier. */
async function isKnown(supplier: string, domains: readonly string[], opened: OpenRegistry): Promise<boolean> {
  if (supplier === EVERY_SHOP || domains.includes(supplier)) return true
  if (namedShops(await opened.registry.state()).has(supplier)) return true
  return opened.hasPageViews(supplier)
}

/**
 * A name that nothing knows is most likely a slip: it is rejected where all suppliers are known, else warned of.
 * @param isExpected whether the name is meant although nothing knows of it: it is not even warned of
 * @throws RolloutError SUPPLIER_UNKNOWN
 */
export async function checkSupplier(
  supplier: string,
  opened: OpenRegistry,
  { isExpected = false, warn }: { isExpected?: boolean | undefined; warn(line: string): void },
): Promise<void> {
  const { domains, complete } = await opened.suppliers()
  if (isExpected || (await isKnown(supplier, domains, opened))) return
  if (complete) throw new RolloutError('SUPPLIER_UNKNOWN', supplier, [`There are ${listed(domains)}.`])
  warn(`warning: no rule and no page view of ${supplier} is known: check the name.`)
}

/** The same for a command that only looks. */
export async function warnOfUnknown(
  supplier: string,
  opened: OpenRegistry,
  warn: (line: string) => void,
): Promise<void> {
  await checkSupplier(supplier, opened, { warn }).catch((error: unknown) => {
    if (!(error instanceof RolloutError)) throw error
    warn(`warning: ${reasonOf(error)}`)
  })
}

const MAX_NAMES = 20

function listed(names: readonly string[]): string {
  const shown = [...names].sort().slice(0, MAX_NAMES)
  return names.length > MAX_NAMES
    ? `${shown.join(', ')} and ${names.length - MAX_NAMES} others`
    : shown.join(', ')
}
