import type { FastifyInstance } from 'fastify'

/**
 * Tells in the log when payments wait for an acquirer that the settings do not name any more: nobody learns what became of that
 * money until they do.
 */
export async function warnOfUnaskedPayments(
  app: Pick<FastifyInstance, 'db' | 'services' | 'log'>,
): Promise<void> {
  const codes = app.services.acquirers.all.map(({ code }) => code)
  const waiting = await app.db
    .selectFrom('payments')
    .where('next_check_at', 'is not', null)
    .$if(codes.length > 0, (payments) => payments.where('acquirer', 'not in', codes))
    .select(['acquirer', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('acquirer')
    .orderBy('acquirer')
    .execute()
  for (const { acquirer, count } of waiting)
    app.log.warn(
      { acquirer, payments: count },
      'payments wait for an acquirer that the settings do not name, and nobody asks what became of them: name its account (YOOKASSA_ACCOUNTS) until each is paid, rejected or refunded',
    )
}
