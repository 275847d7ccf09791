import type { TokenRevokedAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { formText } from '../../platform/http/schemas'
import { endedVisitorCookie, isSecure } from '../../platform/session/visitor'
import { revokeTokens } from './revoke'
import { SHOP_FIELDS } from './shop-fields'
import { verifyShop } from './verify-shop'

const Body = Type.Object({
  ...SHOP_FIELDS,
  token: formText(200, 'The access token of the session that ends'),
  refresh_token: formText(200, 'Its refresh token, or one from before'),
})

/** POST /v3/oauth/token/revoke/: a logout. A token that nobody has is as good as revoked (RFC 7009 §2.2). */
export async function revocation(app: Api): Promise<void> {
  app.post(
    '/v3/oauth/token/revoke/',
    {
      schema: {
        body: Body,
        description:
          'Every access and refresh token of the login is unknown afterwards; a visitor’s token ends alone.',
        summary: 'Ends the session of an access token or a refresh token',
        tags: ['tokens'],
      },
    },
    async ({ body, headers }, reply): Promise<TokenRevokedAnswer> => {
      const shopId = await verifyShop(app.db, body)
      await revokeTokens(app.db, shopId, { token: body.token, refreshToken: body.refresh_token })
      reply.header('set-cookie', endedVisitorCookie(isSecure(headers)))
      return { SUCCESS: 'Y' }
    },
  )
}
