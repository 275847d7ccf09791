import { PassThrough, type Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Encoding } from '../http/accept-encoding'

/** A document that is sent piece by piece: every piece reaches the browser without waiting for the next. */
export interface HtmlStream {
  body: Readable
  write(html: string): void
  end(html: string): void
}

/** Quality 6 makes pages smaller than gzip does, for little time; a window of 512 KB is more than any page. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 19 }

export function createHtmlStream(encoding: Encoding | undefined): HtmlStream {
  if (!encoding) {
    const body = new PassThrough()
    return { body, write: (html) => void body.write(html), end: (html) => void body.end(html) }
  }
  const body = encoding === 'br' ? createBrotliCompress({ params: BROTLI }) : createGzip({ level: 5 })
  const flush = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  return {
    body,
    write(html) {
      if (body.destroyed) return
      body.write(html)
      body.flush(flush)
    },
    end: (html) => {
      if (!body.destroyed) body.end(html)
    },
  }
}
