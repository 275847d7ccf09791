import type { Drawn } from './draw-page'

/** What the log says about an answered page. */
export type PageRecord = { plan: string; route: string | undefined } & Drawn

declare module 'fastify' {
  interface FastifyRequest {
    page?: PageRecord
  }
}
