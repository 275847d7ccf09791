import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Scope } from '../scope/scope'
import { searchScope } from '../search/search-scope'

/** The products of a list that a query finds, those that fit it best first; without a query all of them. */
export async function searched(db: Database, shopId: number, scope: Scope, q?: string): Promise<Scope> {
  if (!q) return scope
  const found = await searchScope(db, shopId, q)
  if (!scope.where || !found.where) return found
  return {
    key: scope.key && found.key && `${scope.key}, ${found.key}`,
    where: sql<boolean>`(${scope.where} and ${found.where})`,
    best: found.best && { ...found.best, rest: scope.where },
  }
}
