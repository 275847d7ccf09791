import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const ROOT = '/v3/api/docs'
/** Its own files alone; pictures and styles that the page makes itself. */
const POLICY = {
  'default-src': "'self'",
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
}

/** The document of the API for programs, and as a page on which every call can be tried, behind the edge as well. */
export async function apiDocument(app: FastifyInstance): Promise<void> {
  app.get(
    `${ROOT}/openapi.json`,
    { schema: { summary: 'This API as an OpenAPI 3.1 document', tags: ['operations'] } },
    async (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: ROOT,
    staticCSP: POLICY,
    // Calls are closed until they are asked for, can be filtered by subject, and each has an address.
    uiConfig: { docExpansion: 'none', filter: true, deepLinking: true, defaultModelsExpandDepth: 0 },
  })
}
