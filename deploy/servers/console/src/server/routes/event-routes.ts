import type { FastifyInstance } from 'fastify'
import { requireOperator } from '../require-operator'
import { sessionToken } from '../session-cookie'

/**
 * Server-sent events: `revision` when the registry has changed, `health` when figures may be new. The stream ends with its session: a
 * console that only listens does not prolong it.
 * @param every milliseconds between two `health`
 */
export async function eventRoutes(app: FastifyInstance, { every }: { every: number }): Promise<void> {
  requireOperator(app)
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  app.get('/events', (request, reply) => {
    const { follower, operators } = app.world
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const send = (event: string, data: unknown) =>
      stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const sendRevision = () => send('revision', { revision: follower.current()?.revision ?? 0 })
    const listening = follower.onChange(sendRevision)
    const beat = setInterval(async () => {
      const token = sessionToken(request) ?? ''
      const alive = await operators.session(token, { renew: false }).catch(() => request.operator)
      // It may have ended meanwhile, and what is written after the end is an error of the whole process.
      if (!open.has(end)) return
      if (alive) send('health', { connected: follower.status().connected })
      else end()
    }, every)
    const end = () => {
      if (!open.delete(end)) return
      clearInterval(beat)
      listening()
      stream.end()
    }
    open.add(end)
    stream.on('close', end)
    sendRevision()
  })
}
