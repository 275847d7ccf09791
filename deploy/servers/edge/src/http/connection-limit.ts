import type { Server } from 'node:http'
import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import type { FastifyInstance } from 'fastify'

/** Counts what is open by network: `max` of each at most. */
export function createOpenCounter(max: number) {
  const open = new Map<string, number>()
  return {
    /** Whether there was room. */
    enter(network: string): boolean {
      const count = open.get(network) ?? 0
      if (count >= max) return false
      open.set(network, count + 1)
      return true
    },
    leave(network: string): void {
      const count = (open.get(network) ?? 1) - 1
      if (count > 0) open.set(network, count)
      else open.delete(network)
    },
  }
}

/** Closes connections of an address beyond `max`: a browser has six, an office many. */
export function limitConnections(server: Server, max: number): void {
  const counter = createOpenCounter(max)
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!counter.enter(network)) return socket.destroy()
    socket.once('close', () => counter.leave(network))
  })
}

/** Behind proxies all connections are theirs: so many requests of an address may be open at once. */
export function limitRequests(app: FastifyInstance, max: number): void {
  const counter = createOpenCounter(max)
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip)
    if (counter.enter(network)) reply.raw.once('close', () => counter.leave(network))
    else
      return reply
        .code(429)
        .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Too many requests at once')
  })
}
