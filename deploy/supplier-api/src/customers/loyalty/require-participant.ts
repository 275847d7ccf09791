import { apiErrors } from '../../platform/errors'
import { requireClient } from '../../platform/session/require-client'
import type { Session, SessionClient } from '../../platform/session/session'

/**
 * The participant of the loyalty programme whose session it is (AMB-45).
 * @throws login_required for guests, loyalty_participants for other clients (403)
 */
export function requireParticipant(session: Session): SessionClient {
  const client = requireClient(session)
  if (!client.loyalty) throw apiErrors.loyaltyParticipants()
  return client
}
