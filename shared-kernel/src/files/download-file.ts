import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { saveFile } from './save-file'

const FAILED = 'Не удалось скачать файл'
const SERVER_ERROR = 'Ошибка сервера'

/** KERN-042: a notice; besides «Ошибка сервера» when the answer is a text. */
const failureText = (error: unknown): string =>
  `${FAILED}. ${isApiError(error) && error.isText ? SERVER_ERROR : errorText(error)}`

const lastSegment = (path: string): string => path.split(/[?#]/)[0]?.split('/').pop() || 'file'

/** Gives the path of a file, relative to the API's host (AMB-77). */
export type FindPath = (signal: AbortSignal) => Promise<string>

export interface DownloadOptions {
  signal: AbortSignal
  /** Part that has been received, from 0 to 1, undefined where the size is not known; and bytes. */
  onProgress?: (part: number | undefined, received: number) => void
  /** «Повторить» of the notice of a failure. */
  onRetry: () => void
  /** Shows a failure in place of the notice. */
  onFailure?: (text: string) => void
}

/**
 * A file as a download: asks the API for its path, fetches it and hands it to the browser under the name that the server
 * gives. A failure is a notice with «Повторить»; what was aborted ends in silence.
 */
export async function downloadFile(
  { platform, notices, errors }: Kernel,
  findPath: FindPath,
  { signal, onProgress, onRetry, onFailure }: DownloadOptions,
): Promise<void> {
  try {
    const path = await findPath(signal)
    signal.throwIfAborted()
    const { fetchFile } = await import(/* webpackChunkName: "fetch-file" */ './fetch-file')
    const { content, name } = await fetchFile(platform.apiOrigin + fileUrl(path), {
      signal,
      onProgress: (part, received) => onProgress?.(part, received),
    })
    saveFile(content, name ?? lastSegment(path))
  } catch (error) {
    if (signal.aborted) return
    errors.report(error, { errors: 'inline' })
    if (onFailure) return onFailure(failureText(error))
    notices.show({ kind: 'error', text: failureText(error), action: { label: 'Повторить', run: onRetry } })
  }
}
