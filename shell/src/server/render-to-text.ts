import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface RenderOptions {
  nonce: string
  signal: AbortSignal
  /** Told of what failed inside a boundary; the browser renders that place. */
  problem: (error: unknown) => void
}

/** Renders a tree whose data is already there. Rejects when what is outside of every boundary fails. */
export function renderToText(tree: ReactNode, { nonce, signal, problem }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        pieces.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString('utf8'))
        done()
      },
    })
    const stream = renderToPipeableStream(tree, {
      nonce,
      // React otherwise sends large ready boundaries as hidden content with a script that reveals them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: problem,
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}
