import type { MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import { errorText, isApiError } from '@prilavok/shared-kernel/errors'
import { asSentence } from '@prilavok/shared-kernel/format'
import { FormError, INPUT_SAVED } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useRef } from 'react'
import { texts } from '../texts'

function reasonOf(error: unknown): string {
  if (error instanceof FormError) return error.message
  if (isApiError(error) && Object.keys(error.fieldErrors).length > 0) return texts.checkFields
  const isOutage = isApiError(error) && (!error.answered || error.status >= 500)
  return `${asSentence(errorText(error))}${isOutage ? ` ${INPUT_SAVED}` : ''}`
}

/**
 * Sends a message to the supplier and says over the page what became of it (001 §8). The notice of a failure stays until it is closed
 * or the message is sent again; it is the only place of the reason, so that it is announced once.
 * @returns a function that throws what the call throws: the form shows errors of fields and the wait of a limit
 */
export function useDelivery() {
  const { notices } = useKernel()
  const failure = useRef<number>(undefined)
  return async (send: () => Promise<MessageTakenAnswer>): Promise<void> => {
    if (failure.current !== undefined) notices.close(failure.current)
    try {
      const { SUCCESS, MESSAGE } = await send()
      if (!isYes(SUCCESS)) throw new FormError(MESSAGE ?? '')
      notices.show({ kind: 'success', text: texts.messageSent })
    } catch (error) {
      // The page has become somebody else's meanwhile: nobody waits for it.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        failure.current = notices.show({
          kind: 'error',
          text: `${texts.messageNotSent}. ${reasonOf(error)}`.trim(),
        })
      throw error
    }
  }
}
