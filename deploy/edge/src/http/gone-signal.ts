import type { FastifyReply } from 'fastify'

/** Aborts when the browser has gone before the answer was complete. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the browser has gone'))
  })
  return controller.signal
}
