import { type ApiError, apiErrors } from '../errors'
import type { ClientOwner, Session, SessionClient } from './session'

/**
 * The full client of a session: logged in and with a password.
 * @throws `rejection` for visitors and for clients without a password (AMB-01)
 */
export function requireClient(
  session: Session,
  rejection: () => ApiError = apiErrors.loginRequired,
): SessionClient {
  if (!session.client?.hasPassword) throw rejection()
  return session.client
}

/** The same client with its shop, as queries are scoped by it. */
export const requireOwner = (session: Session, rejection?: () => ApiError): ClientOwner => ({
  shopId: session.shopId,
  clientId: requireClient(session, rejection).id,
})
