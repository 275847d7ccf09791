import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/connection'
import { apiErrors } from '../errors'
import { clientNetwork } from '../http/client-network'
import type { ReadSetting } from '../settings/read-setting'
import { limitRate, WINDOW_SECONDS } from './request-rate'

/** Requests a second, on average of some seconds; 0: any number. */
export interface Rates {
  session: number
  address: number
}

export const NO_LIMITS: Rates = { session: 0, address: 0 }

export const readRates = (read: ReadSetting): Rates => ({
  session: read.number('RATE_OF_SESSION', 100, 0, 100_000),
  address: read.number('RATE_OF_ADDRESS', 500, 0, 100_000),
})

/** Rejects whoever asks too often: a browser's address before anything else, and a session whatever its address. */
export function limitRates(app: FastifyInstance, db: Database, rates: Rates) {
  const warn = (cause: unknown) => app.log.warn({ err: cause }, 'counts of requests were not exchanged')
  const ofAddress = limitRate(db, rates.address, warn)
  const ofSession = limitRate(db, rates.session, warn)
  app.addHook('onRequest', async (request) => {
    const address = clientNetwork(request.ip, request.headers)
    if (address !== null && !ofAddress(`address ${address}`)) throw apiErrors.tooOften(WINDOW_SECONDS)
  })
  return {
    /** Call it as soon as the session is known. */
    countSession({ session }: FastifyRequest): void {
      const isAllowed = ofSession(`session ${session.shopId} ${session.buyerId}`)
      if (!isAllowed) throw apiErrors.tooOften(WINDOW_SECONDS)
    },
  }
}
