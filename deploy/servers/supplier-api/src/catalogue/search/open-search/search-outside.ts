import type { FastifyInstance } from 'fastify'
import { searchBy } from '../engine/engine-of'
import { postgresEngine } from '../engine/postgres-engine'
import { withFallback } from '../engine/with-fallback'
import { openSearchEngine } from './open-search-engine'

/** Has OpenSearch find the products, if the settings name one, and PostgreSQL whenever it does not answer. */
export function searchOutside({
  db,
  services,
  metrics,
  log,
}: Pick<FastifyInstance, 'db' | 'services' | 'metrics' | 'log'>): void {
  if (!services.search) return
  const engine = withFallback(openSearchEngine(services.search), postgresEngine(db), (cause) => {
    metrics.searchFailures.inc()
    log.warn({ err: cause }, 'OpenSearch did not answer, PostgreSQL does')
  })
  searchBy(db, engine)
}
