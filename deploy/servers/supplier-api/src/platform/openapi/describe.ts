import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { completeDocument, type Document } from './complete-document'
import { TAGS } from './tags'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that answers, `GET /v3/api/client/shop/`. */
    routeNames: string[]
  }
}

/** Collects every route that is registered from now on for the OpenAPI document, `app.swagger()`. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  app.decorate('routeNames', [])
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isFileOfDocs = schema?.hide === true || url.startsWith('/v3/api/docs/static/')
    for (const one of [method].flat())
      if (one !== 'HEAD' && !isFileOfDocs) app.routeNames.push(`${one} ${url}`)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Prilavok: supplier API',
        version: '1.0.0',
        description:
          'What the front ends of a shop ask its supplier. Every answer belongs to the shop, and to the client, of the access ' +
          'token. Forms are sent as application/x-www-form-urlencoded or multipart/form-data with flattened names ' +
          '(products[15][quantity]=2); JSON is read too, but for the token call. Flags are Y and N, sums are roubles, dates ' +
          'are ISO 8601. A path may end with a slash or without.\n\n' +
          'Every call needs the parameter access_token, unless it says that it needs none. Try POST /v3/oauth/token/ first, with ' +
          'grant_type=client_credentials for a visitor, or grant_type=password, username and password for a client; then put its ' +
          'access_token into Authorize. Id and secret of each shop are in the file that `npm run api` writes to the place named ' +
          'after --credentials; `npm start` keeps it as .data/shop-credentials.json.',
      },
      tags: TAGS,
      components: {
        securitySchemes: {
          accessToken: {
            type: 'apiKey',
            in: 'query',
            name: 'access_token',
            description: 'access_token of POST /v3/oauth/token/, a visitor’s or a client’s',
          },
        },
      },
    },
    transformObject: (given) =>
      'openapiObject' in given ? completeDocument(given.openapiObject as Document) : {},
  })
}

/** Routes registered in this scope from now on need an access token. */
export function requireToken(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ accessToken: [] }] }
  })
}

/** Routes of one subject; one that belongs to another names it in `schema.tags`. */
export const underTag =
  (tag: string, plugins: readonly FastifyPluginAsync[]) => async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      route.schema = { tags: [tag], ...route.schema }
    })
    for (const routes of plugins) await app.register(routes)
  }
