import type { Database } from '../../../platform/database/connection'
import { postgresEngine } from './postgres-engine'
import type { SearchEngine } from './search-engine'

const engines = new WeakMap<Database, SearchEngine>()

/** Has the products of a database found by another engine than PostgreSQL. */
export const searchBy = (db: Database, engine: SearchEngine): void => void engines.set(db, engine)

export const engineOf = (db: Database): SearchEngine => engines.get(db) ?? postgresEngine(db)
