import type { FastifyInstance } from 'fastify'
import { startPriceRounds } from './catalogue/prices/start-price-rounds'
import { orderLetter } from './checkout/orders/emails/order-letter'
import { keepChecking } from './checkout/payment/keep-checking'
import { paymentTools } from './checkout/payment/payment-tools'
import { keepClean } from './clean-up'
import { keepSending } from './platform/emails/keep-sending'
import { failureCode, type LetterSender } from './platform/emails/send-emails'

type Surroundings = Pick<FastifyInstance, 'db' | 'services' | 'log'>

/**
 * Begins what a process does without being asked: letters, payments, prices, old rows. Several processes share the
 * work; what goes wrong is logged, and the next round comes anyway.
 * @param sender address that all letters come from; '' is each shop's own
 * @returns ends it, after the rounds that are under way
 */
export function workInBackground(app: Surroundings, sender: string): () => Promise<void> {
  const { db, log } = app
  const warn = (message: string) => (cause: unknown) => log.warn({ err: cause }, message)
  const ends = [
    startPriceRounds(db, warn('prices were not brought in line')),
    keepClean(db, warn('old tokens, guests and keys were not removed')),
    keepSending(letterSender(app, sender), warn('letters could not be read')),
    keepChecking(paymentTools(app), warn('payments could not be read')),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/** What letters are made and sent with, and the log for those that did not go. */
export const letterSender = ({ db, services, log }: Surroundings, sender: string): LetterSender => ({
  ...{ db, sender, files: services.files, mail: services.mail },
  ofOrder: (letter) => orderLetter(db, services.pages, letter),
  onFailure: ({ shop_id, id, attempts }, cause) =>
    log.warn({ shop: shop_id, letter: id, attempts, code: failureCode(cause) }, 'a letter was not sent'),
})
