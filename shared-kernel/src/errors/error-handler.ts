import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isApiError } from './api-error'
import type { ErrorDisplay } from './error-meta'
import { errorParts, errorText } from './error-text'

/**
 * Shows a failed call as its caller wants it shown. Never called for 'silent'.
 * @returns whether the buyer has been told; else who made the call tells it
 */
export type ErrorHandler = (
  error: unknown,
  display: Exclude<ErrorDisplay, 'silent'>,
  kernel: Pick<Kernel, 'modals' | 'notices'>,
) => boolean

/** One cause often fails several calls at once: it is told once. */
function showNotice({ notices }: Pick<Kernel, 'notices'>, text: string): void {
  if (!notices.current().some((notice) => notice.kind === 'error' && notice.text === text))
    notices.show({ kind: 'error', text })
}

/**
 * Decides what is seen of a failed call, for the shell to start the kernel with; the only place that opens the server error
 * modal (SHELL-032). A modal that is open stays, with what was typed in it: the error is a notice over it then.
 * @param serverStatuses statuses that open the modal (AMB-05)
 */
export const createErrorHandler =
  (serverStatuses: readonly number[]): ErrorHandler =>
  (error, display, kernel) => {
    if (display === 'inline') return false
    if (display === 'notice') showNotice(kernel, errorText(error))
    if (!isApiError(error) || error.kind !== 'answer' || !serverStatuses.includes(error.status))
      return display === 'notice'
    const { text: detail, code } = errorParts(error)
    const open = kernel.modals.current().at(-1)?.name
    if (!open) kernel.modals.open('serverError', { detail, ...(code && { code }) })
    else if (open !== 'serverError') showNotice(kernel, detail)
    return true
  }
