import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What belongs to one subscriber: an IPv4 address, an IPv6 network of 64 bits. */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':')
}

/** Counts what is open by subscriber: `max` of each at most. */
export function createOpenCounter(max: number) {
  const open = new Map<string, number>()
  return {
    /** Whether there was room. */
    enter(subscriber: string): boolean {
      const count = open.get(subscriber) ?? 0
      if (count >= max) return false
      open.set(subscriber, count + 1)
      return true
    },
    leave(subscriber: string): void {
      const count = (open.get(subscriber) ?? 1) - 1
      if (count > 0) open.set(subscriber, count)
      else open.delete(subscriber)
    },
  }
}

/** Closes connections of an address beyond `max`: a browser has six, an office many. */
export function limitConnections(server: Server, max: number): void {
  const counter = createOpenCounter(max)
  server.on('connection', (socket) => {
    const subscriber = subscriberOf(socket.remoteAddress ?? '')
    if (!counter.enter(subscriber)) return socket.destroy()
    socket.once('close', () => counter.leave(subscriber))
  })
}

/** Behind proxies all connections are theirs: so many requests of an address may be open at once. */
export function limitRequests(app: FastifyInstance, max: number): void {
  const counter = createOpenCounter(max)
  app.addHook('onRequest', async (request, reply) => {
    const subscriber = subscriberOf(request.ip)
    if (counter.enter(subscriber)) reply.raw.once('close', () => counter.leave(subscriber))
    else
      return reply
        .code(429)
        .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Too many requests at once')
  })
}
