import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef, useState } from 'react'
import { downloadFile, type FindPath } from './download-file'

/** A shorter download shows no progress. */
const SHORT_MS = 1000

export interface Download {
  busy: boolean
  /** Part that has been received, from 0 to 1; undefined within the first second, and where the size is not known. */
  progress: number | undefined
  /** Bytes that have been received; undefined within the first second. */
  received: number | undefined
  /** Why the last one failed, where that is shown in place of a notice. */
  problem: string | undefined
  /** Ignored while one runs. */
  start: () => void
  cancel: () => void
}

/**
 * A download that shows how far it is, and that ends with the component.
 * @param inline a failure is `problem`, for a place of its own, not a notice
 */
export function useDownload(findPath: FindPath, { inline = false } = {}): Download {
  const kernel = useKernel()
  const { platform } = kernel
  const running = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<{ part: number | undefined; received: number }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    const begun = platform.now()
    setBusy(true)
    setProblem(undefined)
    await downloadFile(kernel, findPath, {
      signal: stop.signal,
      onProgress: (part, received) => platform.now() - begun >= SHORT_MS && setProgress({ part, received }),
      onRetry: () => void start(),
      ...(inline && { onFailure: setProblem }),
    })
    running.current = undefined
    setBusy(false)
    setProgress(undefined)
  }
  return {
    busy,
    progress: progress?.part,
    received: progress?.received,
    problem,
    start: () => void start(),
    cancel: () => running.current?.abort(),
  }
}
