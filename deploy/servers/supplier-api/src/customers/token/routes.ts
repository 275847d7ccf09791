import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { formText } from '../../platform/http/schemas'
import { isSecure, openVisit, visitorCookie } from '../../platform/session/visitor'
import { deviceCookie } from './device'
import { issueForVisitor } from './issue'
import { logIn } from './log-in'
import { refresh } from './refresh'
import { SHOP_FIELDS } from './shop-fields'
import { verifyShop } from './verify-shop'

const Body = Type.Object({
  ...SHOP_FIELDS,
  grant_type: Type.String({
    maxLength: 50,
    description: 'client_credentials: a visitor; password: a login; refresh_token: the next tokens',
    documented: { enum: ['client_credentials', 'password', 'refresh_token'] },
  }),
  username: formText(320, 'Of grant_type=password, which needs it: the e-mail'),
  password: formText(1000, 'Of grant_type=password, which needs it'),
  refresh_token: formText(200, 'Of grant_type=refresh_token, which needs it'),
})

/** POST /v3/oauth/token/ (000 §7): client_credentials, password and refresh_token. */
export async function token(app: Api): Promise<void> {
  const enter = logIn(app)
  app.post(
    '/v3/oauth/token/',
    {
      schema: {
        body: Body,
        description: 'Form fields only: the storefront rejects JSON here (415).',
        summary: 'Tokens of a visitor, of a login, or the next ones of a refresh token',
        tags: ['tokens'],
      },
    },
    async (request, reply): Promise<TokenAnswer> => {
      const { body } = request
      const shopId = await verifyShop(app.db, body)
      switch (body.grant_type) {
        case 'client_credentials': {
          const { headers } = request
          const { code, buyerId } = await openVisit(app.db, shopId, headers.cookie, { renew: false })
          reply.header('set-cookie', visitorCookie(code, isSecure(headers)))
          return issueForVisitor(app.db, shopId, buyerId)
        }
        case 'password': {
          const { username: name, password } = body
          if (!name || !password) throw apiErrors.oauthRequest()
          return enter(request, reply, { shopId, name, password })
        }
        case 'refresh_token': {
          if (!body.refresh_token) throw apiErrors.oauthRequest()
          const { headers } = request
          const { tokens, device } = await refresh(app.db, shopId, body.refresh_token, headers.cookie)
          if (device) reply.header('set-cookie', deviceCookie(device, isSecure(headers)))
          return tokens
        }
        default:
          throw apiErrors.oauthGrantType()
      }
    },
  )
}
