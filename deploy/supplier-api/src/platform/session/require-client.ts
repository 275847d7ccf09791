import { type ApiError, refusals } from '../errors'
import type { Session, SessionClient } from './session'

/**
 * The full client of a session: logged in and with a password.
 * @throws `refusal` for guests and for clients without a password (AMB-01)
 */
export function requireClient(
  session: Session,
  refusal: () => ApiError = refusals.loginRequired,
): SessionClient {
  if (!session.client?.hasPassword) throw refusal()
  return session.client
}
