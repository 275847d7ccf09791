import { errorText } from '@prilavok/shared-kernel/errors'
import { emailRule, FormError, object, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useState } from 'react'
import { sendBasket } from '../../api/send-basket'
import { changesSent } from '../../model/changes-sent'
import { leavesOpen } from '../../model/leaves-open'
import { basketDocumentsTexts as texts } from './texts'

const schema = object({ email: emailRule().required(texts.emailEmpty) })

/** The form of the basket's e-mail, with the buyer's own address: only SUCCESS Y is a success (000 §7). */
export function useSendBasket(onSent: (email: string) => void) {
  const kernel = useKernel()
  const { personal } = useSession()
  const [initialValues] = useState({ email: personal?.EMAIL ?? '' })
  const failed = (text: string) => {
    kernel.notices.show({ kind: 'error', text })
    return new FormError('')
  }
  return useForm({
    name: 'mf-basket.send-basket',
    initialValues,
    schema,
    async onSubmit({ email }) {
      await changesSent(kernel, 'main')
      const answer = await sendBasket(kernel, email).catch((error: unknown) => {
        kernel.errors.report(error, { errors: 'inline' })
        throw failed(leavesOpen(error) ? texts.perhapsSent : `${texts.notSent}. ${errorText(error)}`)
      })
      if (!isYes(answer.SUCCESS)) throw failed(`${texts.notSent}. ${texts.tryLater}`)
      // A back end that knows no other address has sent it to the buyer's own.
      const to = answer.EMAIL ?? personal?.EMAIL ?? email
      kernel.notices.show({ kind: 'success', text: texts.sent(to) })
      onSent(to)
    },
  })
}
