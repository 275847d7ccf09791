import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fileUrl } from '@prilavok/shared-kernel/shop'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from './fetch-file'
import { saveFile } from './save-file'

/** A shorter download shows no progress. */
const SHORT_MS = 1000

const FAILED = 'Не удалось скачать файл'
const SERVER_ERROR = 'Ошибка сервера'

export interface Download {
  busy: boolean
  /** Part that has been received, from 0 to 1; undefined within the first second, and where the size is not known. */
  progress: number | undefined
  /** Ignored while one runs. */
  start: () => void
  cancel: () => void
}

/** KERN-042: a notice; besides «Ошибка сервера» when the answer is a text. */
const failureText = (error: unknown): string =>
  `${FAILED}. ${isApiError(error) && error.isText ? SERVER_ERROR : errorText(error)}`

const lastSegment = (path: string): string => path.split(/[?#]/)[0]?.split('/').pop() || 'file'

/**
 * A file as a download: asks the API for its path, fetches it and hands it to the browser under the name that the server
 * gives. A failure is a notice with «Повторить».
 * @param findPath gives the path, relative to the API's host (AMB-77)
 */
export function useDownload(findPath: (signal: AbortSignal) => Promise<string>): Download {
  const { platform, notices, errors } = useKernel()
  const running = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    const begun = platform.now()
    setBusy(true)
    try {
      const path = await findPath(stop.signal)
      stop.signal.throwIfAborted()
      const { content, name } = await fetchFile(platform.apiOrigin + fileUrl(path), {
        signal: stop.signal,
        onProgress: (part) => platform.now() - begun >= SHORT_MS && setProgress(part),
      })
      saveFile(content, name ?? lastSegment(path))
    } catch (error) {
      if (stop.signal.aborted) return
      errors.report(error, { errors: 'inline' })
      const action = { label: 'Повторить', run: () => void start() }
      notices.show({ kind: 'error', text: failureText(error), action })
    } finally {
      running.current = undefined
      setBusy(false)
      setProgress(undefined)
    }
  }
  return { busy, progress, start: () => void start(), cancel: () => running.current?.abort() }
}
