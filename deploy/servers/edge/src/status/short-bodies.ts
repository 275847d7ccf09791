import type { IncomingMessage } from 'node:http'
import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import { createOpenCounter } from '../http/connection-limit'

/** How often it is looked whose time is over. */
const LOOK_MS = 1000

interface ShortBodiesOptions {
  maxBytes: number
  /** So many may be under way at once. */
  maxOpen: number
  /** So many of one address. */
  maxPerAddress: number
  /** Milliseconds in which a body must be there. */
  timeout: number
}

/** Bodies of a few kilobytes, many a second: kept in memory, with one timer for all of them. */
export interface ShortBodies {
  /**
   * @param address of the sender
   * @param done is given the text, or the status of the answer to a body that is not taken; never called when the sender has gone
   */
  receive(
    request: IncomingMessage,
    address: string,
    done: (text: string | 408 | 413 | 429 | 503) => void,
  ): void
  close(): void
}

interface OpenBody {
  beganAt: number
  /** Answers that its time is over. */
  giveUp(): void
}

export function createShortBodies(options: ShortBodiesOptions): ShortBodies {
  const { maxBytes, maxOpen, maxPerAddress, timeout } = options
  const counter = createOpenCounter(maxPerAddress)
  /** The oldest first. */
  const open = new Map<IncomingMessage, OpenBody>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const { beganAt, giveUp } of open.values()) {
      if (now - beganAt < timeout) return
      giveUp()
    }
  }, LOOK_MS)
  timer.unref()
  return {
    receive(request, address, done) {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) return done(413)
      if (open.size >= maxOpen) return done(503)
      const network = networkOf(address)
      if (!counter.enter(network)) return done(429)
      const chunks: Buffer[] = []
      let bytes = 0
      const forget = () => open.delete(request) && counter.leave(network)
      const end = (result: string | 408 | 413) => {
        request.off('data', take)
        forget()
        done(result)
      }
      const take = (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > maxBytes) end(413)
        else chunks.push(chunk)
      }
      open.set(request, { beganAt: performance.now(), giveUp: () => end(408) })
      request.on('data', take)
      request.once('end', () => open.has(request) && end(textOf(chunks)))
      request.once('error', forget)
      request.once('close', forget)
    },
    close: () => clearInterval(timer),
  }
}

const textOf = ([first, ...more]: readonly Buffer[]): string =>
  first === undefined ? '' : (more.length === 0 ? first : Buffer.concat([first, ...more])).toString()
