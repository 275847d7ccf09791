import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import { ApiError } from '@prilavok/shared-kernel/errors'
import { DOCUMENT_FILE, fileProblem, type Uploads, useUploads } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { useState } from 'react'
import { sendDocument } from '../../api/send-document'

/** Keys of files: all tries of one file have the same. A file that is chosen once more is another one. */
function createFileKeys(): (file: File) => string {
  const keys = new WeakMap<File, string>()
  return (file) => {
    const key = keys.get(file) ?? newIdempotencyKey()
    keys.set(file, key)
    return key
  }
}

/**
 * Sends documents one after the other; those that are not taken are told in the modal fileErrors and nowhere else, the rest is sent
 * (AMB-62). Leaving while some are on their way asks first.
 */
export function useSendDocuments(): Uploads {
  const kernel = useKernel()
  const [keyOf] = useState(createFileKeys)
  const uploads = useUploads(DOCUMENT_FILE, async (file, options) => {
    const [rejected] = await sendDocument(kernel, { file, key: keyOf(file) }, options)
    if (!rejected) return
    const answer = { error: rejected.TEXT }
    throw new ApiError({ kind: 'answer', status: 400, statusText: '', answer, path: '/v3/api/client/files/' })
  })
  const isSending = uploads.list.some(({ state }) => state === 'sending' || state === 'waiting')
  useLeaveGuard(isSending, () => undefined)
  return {
    ...uploads,
    add(files) {
      const rejected = files.flatMap((file) => {
        const reason = fileProblem(file, DOCUMENT_FILE)
        return reason ? [{ file, name: file.name, reason }] : []
      })
      uploads.add(files.filter((file) => !rejected.some((one) => one.file === file)))
      if (rejected.length === 0) return
      kernel.modals.open('fileErrors', { files: rejected.map(({ name, reason }) => ({ name, reason })) })
    },
  }
}
