import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { refusals } from '../errors'
import { formText } from '../http/schemas'
import { randomCode } from '../session/hash'
import { rememberVisitor, visitorCode, visitorCookie } from '../session/visitor'
import { clientNetwork } from './client-network'
import { issueForClient, issueForGuest } from './issue'
import { limitAttempts } from './limit-attempts'
import { checkPassword, keepsPassword } from './password'
import { refresh } from './refresh'
import { verifyShop } from './verify-shop'

const Body = Type.Object({
  client_id: Type.String({ maxLength: 200, description: 'Id of the shop; the storefront server adds it' }),
  client_secret: Type.String({
    maxLength: 200,
    description: 'Secret of the shop; the storefront server adds it',
  }),
  domain: Type.String({ maxLength: 253, description: 'Domain of the shop, without a protocol' }),
  grant_type: Type.String({
    maxLength: 50,
    description: 'client_credentials: a guest; password: a login; refresh_token: the next tokens',
    documented: { enum: ['client_credentials', 'password', 'refresh_token'] },
  }),
  username: formText(320, 'Of grant_type=password, which needs it: the e-mail'),
  password: formText(1000, 'Of grant_type=password, which needs it'),
  refresh_token: formText(200, 'Of grant_type=refresh_token, which needs it'),
})
type Body = Static<typeof Body>

/** POST /v3/oauth/token/ (000 §7): client_credentials, password and refresh_token. */
export async function token(app: FastifyInstance): Promise<void> {
  const attempt = limitAttempts(app.db)
  app.post<{ Body: Body }>(
    '/v3/oauth/token/',
    {
      schema: {
        body: Body,
        description: 'Form fields only: the storefront refuses JSON here (415).',
        summary: 'Tokens of a guest, of a login, or the next ones of a refresh token',
        tags: ['tokens'],
      },
    },
    async (request, reply): Promise<TokenAnswer> => {
      const { body } = request
      const shopId = await verifyShop(app.db, body)
      switch (body.grant_type) {
        case 'client_credentials': {
          const code = visitorCode(request.headers.cookie) ?? randomCode()
          const buyerId = await rememberVisitor(app.db, shopId, code)
          reply.header('set-cookie', visitorCookie(code, request.headers['x-forwarded-proto'] === 'https'))
          return issueForGuest(app.db, shopId, buyerId)
        }
        case 'password': {
          const { username: name, password } = body
          if (!name || !password) throw refusals.oauthRequest()
          const address = clientNetwork(request.ip, request.headers)
          const client = await attempt({ shopId, name, address }, () =>
            checkPassword(app.db, shopId, name, password),
          )
          if (!client) throw refusals.wrongPassword()
          return app.db.transaction().execute(async (trx) => {
            if (!(await keepsPassword(trx, shopId, client))) throw refusals.wrongPassword()
            return issueForClient(trx, shopId, client)
          })
        }
        case 'refresh_token':
          if (!body.refresh_token) throw refusals.oauthRequest()
          return refresh(app.db, shopId, body.refresh_token)
        default:
          throw refusals.oauthGrantType()
      }
    },
  )
}
