import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef, useState } from 'react'
import { type FileRule, fileProblem } from './file-rules'

/** A file on its way. `rejected`: not taken, here or by the server, whatever is tried; `failed`: the call failed and can be repeated. */
export interface Upload {
  id: number
  name: string
  /** Bytes. */
  size: number
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'rejected'
  /** Part that has gone out, from 0 to 1. */
  sent: number
  /** Why it was rejected or failed. */
  problem?: string
}

export interface SendOptions {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

export interface Uploads {
  list: readonly Upload[]
  add: (files: readonly File[]) => void
  /** Takes a file out of the list; one that is being sent is stopped. */
  cancel: (id: number) => void
  retry: (id: number) => void
}

/** What was said against the file itself: sending it once more would end the same way. */
const isFinal = (error: unknown): boolean => isApiError(error) && !error.isTemporary && error.status < 500

/**
 * Files are checked, then sent one after the other. What is not taken or fails stays in the list with its reason.
 * @param send one call for one file: hand both options on to `api.post`
 */
export function useUploads(
  rule: FileRule,
  send: (file: File, options: SendOptions) => Promise<unknown>,
): Uploads {
  const { report } = useKernel().errors
  const [list, setList] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, File>())
  const running = useRef<{ id: number; stop: AbortController } | undefined>(undefined)
  const lastId = useRef(0)

  const change = (id: number, part: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  const run = async (id: number, file: File) => {
    const stop = new AbortController()
    running.current = { id, stop }
    change(id, { state: 'sending', sent: 0 })
    try {
      await send(file, { signal: stop.signal, onProgress: (sent) => change(id, { sent }) })
      files.current.delete(id)
      change(id, { state: 'sent', sent: 1 })
    } catch (error) {
      if (!stop.signal.aborted) {
        report(error, { errors: 'inline' })
        change(id, { state: isFinal(error) ? 'rejected' : 'failed', problem: errorText(error) })
      }
    } finally {
      running.current = undefined
      // Looks for the next file.
      setList((uploads) => [...uploads])
    }
  }

  useEffect(() => {
    const next = list.find(({ state }) => state === 'waiting')
    const file = next && files.current.get(next.id)
    if (next && file && !running.current) void run(next.id, file)
  })
  useEffect(() => () => running.current?.stop.abort(), [])

  return {
    list,
    add: (added) => {
      const uploads = added.map((file): Upload => {
        lastId.current += 1
        const id = lastId.current
        const problem = fileProblem(file, rule)
        if (!problem) files.current.set(id, file)
        const { name, size } = file
        return problem
          ? { id, name, size, state: 'rejected', sent: 0, problem }
          : { id, name, size, state: 'waiting', sent: 0 }
      })
      setList((before) => [...before, ...uploads])
    },
    cancel: (id) => {
      if (running.current?.id === id) running.current.stop.abort()
      files.current.delete(id)
      setList((uploads) => uploads.filter((upload) => upload.id !== id))
    },
    retry: (id) => change(id, { state: 'waiting', sent: 0, problem: undefined }),
  }
}
