import { EdgeError } from '../errors'
import { loggableText } from '../log'
import type { ToWorker } from './messages'
import type { AnswerOf, RenderWorker } from './render-worker'

interface Question {
  worker: RenderWorker
  message: Extract<ToWorker, { kind: 'render' | 'document-shell' }>
  /** Told of every answer before the last. */
  onPiece?: (answer: AnswerOf) => void
  signal?: AbortSignal
}

/**
 * Puts a question to a worker. Resolves with the last answer.
 * @throws EdgeError RENDER_FAILED, RENDER_KILLED, RENDER_ABORTED
 */
export function askWorker({ worker, message, onPiece, signal }: Question): Promise<AnswerOf> {
  const { id } = message
  let onAbort: (() => void) | undefined
  const answered = new Promise<AnswerOf>((resolve, reject) => {
    onAbort = () => {
      const reason = String(signal?.reason?.message ?? 'aborted')
      worker.drop(id)
      worker.tell({ kind: 'abort', id, reason })
      reject(new EdgeError('RENDER_ABORTED', reason))
    }
    if (signal?.aborted) return reject(new EdgeError('RENDER_ABORTED', 'before it began'))
    signal?.addEventListener('abort', onAbort)
    worker.ask(message, {
      died: reject,
      answer(answer) {
        if (answer.kind === 'failed') reject(new EdgeError('RENDER_FAILED', loggableText(answer.text)))
        else if (answer.kind === 'done' || answer.kind === 'document-shell') resolve(answer)
        else if (!signal?.aborted) onPiece?.(answer)
      },
    })
  })
  return answered.finally(() => onAbort && signal?.removeEventListener('abort', onAbort))
}
