import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiErrors } from '../../platform/errors'
import { clientNetwork } from '../../platform/http/client-network'
import { isSecure, openVisit, visitorCookie } from '../../platform/session/visitor'
import { browserName } from './browser-name'
import { deviceCookie, deviceFor, knownDevice } from './device'
import { issueForLogin } from './issue'
import { limitAttempts } from './limit-attempts'
import { checkPassword, keepsPassword } from './password'

interface Login {
  shopId: number
  name: string
  password: string
}

/** A login by name and password; its visitor, with the basket, gets another cookie. */
export function logIn({ db }: FastifyInstance) {
  const attempt = limitAttempts(db)
  /** @throws wrong password; too many attempts (429) */
  return async (
    { headers, ip }: FastifyRequest,
    reply: FastifyReply,
    { shopId, name, password }: Login,
  ): Promise<TokenAnswer> => {
    const known = await knownDevice(db, shopId, name, headers.cookie)
    const guess = { shopId, name, address: clientNetwork(ip, headers), device: known?.hash ?? null }
    const client = await attempt(guess, () => checkPassword(db, shopId, name, password))
    if (!client) throw apiErrors.wrongPassword()
    const device = known ?? (await deviceFor(db, shopId, headers.cookie))
    const browser = { ...browserName(headers['user-agent']), deviceHash: device.hash }
    const secure = isSecure(headers)
    return db.transaction().execute(async (trx) => {
      if (!(await keepsPassword(trx, shopId, client))) throw apiErrors.wrongPassword()
      const { code } = await openVisit(trx, shopId, headers.cookie, { renew: true })
      reply.header('set-cookie', [visitorCookie(code, secure), deviceCookie(device, secure)])
      return issueForLogin(trx, shopId, client, browser)
    })
  }
}
