import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { readStale } from '../database/replica'
import { sha256 } from './hash'

/** Milliseconds after a change in which its author is read to from the primary: far more than a replica is behind. */
const OWN_CHANGES_MS = 5000

/** Calls that only read what suppliers seldom change. Their flags of basket and favourites are the buyer's own. */
const MAY_BE_STALE =
  /^\/(v3\/api\/(catalog\/(sections|sectionsmain|section|list|search|product|marks|brands|property)|info|marketing)|v1\/(search|content))\//

/** Lets a replica answer the catalogue, the search and the content, except right after a change of whoever asks. */
export function readFromReplica(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { wroteAt } = request.session
    const isFresh = wroteAt && Date.now() - wroteAt.getTime() < OWN_CHANGES_MS
    const mayBeStale = request.method === 'GET' && MAY_BE_STALE.test(request.routeOptions.url ?? '')
    if (mayBeStale && !isFresh) readStale(done)
    else done()
  })
  // Before the answer: whoever has it asks again at once.
  app.addHook('onSend', async (request) => {
    if (request.method === 'GET' || !request.session) return
    const { access_token: token } = request.query as { access_token?: unknown }
    await sql`update access_tokens set wrote_at = now()
      where shop_id = ${request.session.shopId} and token_hash = ${sha256(String(token))}`.execute(db)
  })
}
