import type { RenderOutcome } from './render-page'

/** What the log says about an answered page. */
export type PageRecord = { plan: string; route: string | undefined } & RenderOutcome

declare module 'fastify' {
  interface FastifyRequest {
    page?: PageRecord
  }
}
