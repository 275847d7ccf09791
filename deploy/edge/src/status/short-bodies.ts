import type { IncomingMessage } from 'node:http'

/** How often it is looked whose time is over. */
const LOOK_MS = 1000

interface ShortBodiesOptions {
  maxBytes: number
  /** So many may be under way at once. */
  maxOpen: number
  /** Milliseconds in which a body must be there. */
  timeout: number
}

/** Bodies of a few kilobytes, many a second: kept in memory, with one timer for all of them. */
export interface ShortBodies {
  /** @param done is given the text, or the status of the answer to a body that is not taken; never called when the sender has gone */
  receive(request: IncomingMessage, done: (text: string | 413 | 503) => void): void
  close(): void
}

export function createShortBodies({ maxBytes, maxOpen, timeout }: ShortBodiesOptions): ShortBodies {
  /** When each began, the oldest first. */
  const open = new Map<IncomingMessage, number>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, beganAt] of open) {
      if (now - beganAt < timeout) return
      request.destroy()
    }
  }, LOOK_MS)
  timer.unref()
  return {
    receive(request, done) {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) return done(413)
      if (open.size >= maxOpen) return done(503)
      open.set(request, performance.now())
      const chunks: Buffer[] = []
      let bytes = 0
      const end = (result: string | 413) => {
        request.off('data', take)
        open.delete(request)
        done(result)
      }
      const take = (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > maxBytes) end(413)
        else chunks.push(chunk)
      }
      request.on('data', take)
      request.once('end', () => open.has(request) && end(textOf(chunks)))
      request.once('error', () => open.delete(request))
      request.once('close', () => open.delete(request))
    },
    close: () => clearInterval(timer),
  }
}

const textOf = ([first, ...more]: readonly Buffer[]): string =>
  first === undefined ? '' : (more.length === 0 ? first : Buffer.concat([first, ...more])).toString()
