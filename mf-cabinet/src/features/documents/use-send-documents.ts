import { ApiError } from '@prilavok/shared-kernel/errors'
import { DOCUMENT_FILE, fileProblem, type Uploads, useUploads } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { sendDocument } from '../../api/send-document'

/** Sends documents one after the other; those that are not taken are told in the modal fileErrors, the rest is sent (AMB-62). Leaving while some are on their way asks first. */
export function useSendDocuments(): Uploads {
  const kernel = useKernel()
  const uploads = useUploads(DOCUMENT_FILE, async (file, options) => {
    const [rejected] = await sendDocument(kernel, file, options)
    if (!rejected) return
    const answer = { error: rejected.TEXT }
    throw new ApiError({ kind: 'answer', status: 400, statusText: '', answer, path: '/v3/api/client/files/' })
  })
  const isSending = uploads.list.some(({ state }) => state === 'sending' || state === 'waiting')
  useLeaveGuard(isSending, () => undefined)
  return {
    ...uploads,
    add(files) {
      uploads.add(files)
      const rejected = files.flatMap((file) => {
        const reason = fileProblem(file, DOCUMENT_FILE)
        return reason ? [{ name: file.name, reason }] : []
      })
      if (rejected.length > 0) kernel.modals.open('fileErrors', { files: rejected })
    },
  }
}
