import { ApiError, answerOf } from '@prilavok/shared-kernel/errors'

/** A download that takes longer is aborted. */
const TIMEOUT_MS = 5 * 60_000

export interface FetchedFile {
  content: Blob
  /** As the server names it; undefined when it does not. */
  name: string | undefined
}

interface FetchOptions {
  signal?: AbortSignal
  /** Told which part has been received, from 0 to 1, undefined where the server does not give the size; and how many bytes. */
  onProgress?: (part: number | undefined, received: number) => void
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The name in a Content-Disposition header (RFC 6266): the one of any alphabet first. */
export function nameOfHeader(header: string | null): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '') ?? []
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header ?? '') ?? []
  return (encoded && decoded(encoded.trim())) || quoted || plain || undefined
}

const failureOf = async (answer: Response, path: string): Promise<ApiError> => {
  const text = await answer.text().catch(() => '')
  let data: unknown = text
  try {
    data = JSON.parse(text)
  } catch {
    // Not JSON: the text itself is what the notice depends on (KERN-042).
  }
  return new ApiError({
    kind: 'answer',
    status: answer.status,
    statusText: answer.statusText,
    answer: answerOf(data),
    isText: typeof data === 'string' && data !== '',
    requestId: answer.headers.get('x-request-id') ?? undefined,
    path,
  })
}

const contentOf = async (answer: Response, onProgress: FetchOptions['onProgress']): Promise<Blob> => {
  if (!answer.body || !onProgress) return answer.blob()
  const compressed = answer.headers.has('content-encoding')
  const total = compressed ? 0 : Number(answer.headers.get('content-length'))
  const pieces: BlobPart[] = []
  let received = 0
  const reader = answer.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    received += piece.value.byteLength
    onProgress(total > 0 ? Math.min(received / total, 1) : undefined, received)
  }
  return new Blob(pieces, { type: answer.headers.get('content-type') ?? '' })
}

/**
 * Fetches a file by its address. It carries no token: an address that a call of the API names holds its own right to the file.
 * @throws ApiError; the reason of `signal` when that ends it
 */
export async function fetchFile(
  url: string,
  { signal, onProgress }: FetchOptions = {},
): Promise<FetchedFile> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(url, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
    if (!answer.ok) throw await failureOf(answer, url)
    return {
      content: await contentOf(answer, onProgress),
      name: nameOfHeader(answer.headers.get('content-disposition')),
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ApiError) throw error
    throw new ApiError({ kind: 'network', status: 500, statusText: '', answer: {}, path: url })
  }
}
