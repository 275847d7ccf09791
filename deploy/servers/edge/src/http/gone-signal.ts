import type { FastifyReply } from 'fastify'

/** Aborts when the browser has gone before the answer was complete; at once, when it has gone already. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = () => controller.abort(new Error('the browser has gone'))
  if (raw.destroyed && !raw.writableFinished) leave()
  else raw.once('close', () => !raw.writableFinished && leave())
  return controller.signal
}
