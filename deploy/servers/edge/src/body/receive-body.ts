import type { IncomingMessage } from 'node:http'
import { BodyError } from './body-error'
import type { BodyStorage, StoredBody } from './body-storage'

export interface BodyLimits {
  /** Milliseconds in which a small body must be there. */
  timeout: number
  /** Bytes a second that a large body must come with on average: it gets so much more time. */
  minimumRate: number
}

/** A body that has come whole. */
export interface ReceivedBody extends Pick<StoredBody, 'read' | 'text' | 'dispose'> {
  bytes: number
}

/** Receives bodies of requests, so that nothing behind the edge ever waits for a slow sender. */
export interface Bodies {
  /** @param maxBytes more is not taken @throws BodyError */
  receive(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody>
}

/** A body up to here is small: it has the time-out alone. */
const SMALL_BYTES = 64 * 1024
const CHECK_MS = 250

/** How long a body may have taken when so many bytes of it are there. */
const allowedTime = ({ timeout, minimumRate }: BodyLimits, bytes: number) =>
  timeout + (Math.max(0, bytes - SMALL_BYTES) / minimumRate) * 1000

/** The longest time that a body may take at all. Milliseconds. */
export const longestTime = (limits: BodyLimits, maxBytes: number): number => allowedTime(limits, maxBytes)

/** Passes each chunk to `take`, one at a time. Resolves at the end; leaves the connection open for an answer when it fails. */
function readChunks(
  request: IncomingMessage,
  limits: BodyLimits,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  let bytes = 0
  let taken = Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearInterval(timer)
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      request.pause()
    }
    const fail = (error: unknown) => {
      stop()
      // What is being taken is finished first: whoever cleans up then finds all of it.
      taken.catch(() => undefined).finally(() => reject(error))
    }
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      request.pause()
      taken = take(chunk)
      taken.then(() => request.resume(), fail)
    }
    // The end may be told while the last chunk is still being taken.
    const onEnd = () => {
      stop()
      taken.then(resolve, reject)
    }
    const onClose = () => fail(new BodyError('broken-off', `after ${bytes} bytes`))
    const timer = setInterval(() => {
      const passed = performance.now() - begun
      if (passed > allowedTime(limits, bytes))
        fail(new BodyError('too-slow', `${bytes} bytes in ${Math.round(passed)} ms`))
    }, CHECK_MS)
    timer.unref()
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

export function createBodies(storage: BodyStorage, limits: BodyLimits): Bodies {
  return {
    async receive(request, maxBytes) {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes)
        throw new BodyError('too-large', `${request.headers['content-length']} bytes are announced`)
      const stored = storage.create()
      let bytes = 0
      try {
        await readChunks(request, limits, async (chunk) => {
          bytes += chunk.length
          if (bytes > maxBytes) throw new BodyError('too-large', `more than ${maxBytes} bytes`)
          await stored.append(chunk)
        })
      } catch (error) {
        await stored.dispose()
        throw error
      }
      return { bytes, read: stored.read, text: stored.text, dispose: stored.dispose }
    },
  }
}
