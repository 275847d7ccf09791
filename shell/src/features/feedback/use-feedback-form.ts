import type { Personal } from '@prilavok/shared-kernel/contract'
import {
  type FormState,
  rememberConsents,
  useConsentsGiven,
  useForm,
  useVisitorsConsents,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendFeedback } from '../../api/send-feedback'
import { useDelivery } from '../../model/use-delivery'
import { contactOf, type FeedbackValues, feedbackSchema, NO_FEEDBACK } from './feedback-schema'

/** Puts what is known of a customer into the fields that nobody has typed into; also when it comes late. */
function useKnownContact({ rebase, saved }: FormState<FeedbackValues>): void {
  const { personal } = useSession()
  const known = useRef(personal?.ID ?? null)
  const take = useEffectEvent((person: Personal) => {
    if (person.ID === known.current) return
    known.current = person.ID
    rebase({ ...saved, ...contactOf(person) })
  })
  useEffect(() => {
    if (personal?.ID) take(personal)
  }, [personal])
}

/** Ticks both boxes where the same person has given both consents in this sitting; they may be taken back. */
function useGivenConsents({ values, setValue }: FormState<FeedbackValues>): void {
  useVisitorsConsents({ values, setValue })
  const areGiven = useConsentsGiven()
  const tick = useEffectEvent(() => {
    setValue('agree', true)
    setValue('transfer', true)
  })
  useEffect(() => {
    if (areGiven) tick()
  }, [areGiven])
}

/** The message is on its way: who writes again writes another one, to be answered in the same place. */
function useEmptiedMessage({ busy, values, rebase }: FormState<FeedbackValues>) {
  const [sent, setSent] = useState(false)
  const empty = useEffectEvent(() => {
    setSent(false)
    rebase({ ...values, message: '', type_question: '' })
  })
  useEffect(() => {
    if (sent && !busy) empty()
  }, [sent, busy])
  return () => setSent(true)
}

/**
 * The feedback form: 001 §3. What is typed stays in the tab until it is sent: a reload, a failure, a closed dialog lose nothing.
 * @param onSent the shop has taken the message
 */
export function useFeedbackForm(onSent?: () => void): FormState<FeedbackValues> {
  const kernel = useKernel()
  const deliver = useDelivery()
  const { personal } = useSession()
  const [initialValues] = useState(() => ({ ...NO_FEEDBACK, ...contactOf(personal) }))
  const form = useForm<FeedbackValues>({
    name: 'shell.feedback',
    initialValues,
    schema: feedbackSchema,
    toldByCaller: true,
    async onSubmit({ agree: _agree, transfer: _transfer, ...values }) {
      await deliver(() =>
        sendFeedback(kernel, {
          ...values,
          name_user: values.name_user.trim(),
          email: values.email.trim(),
          message: values.message.trim(),
          phoneCode: values.phone && values.phoneCode,
          agree: 'Y',
          transfer: 'Y',
        }),
      )
      rememberConsents(kernel)
      empty()
      onSent?.()
    },
  })
  const empty = useEmptiedMessage(form)
  useKnownContact(form)
  useGivenConsents(form)
  return form
}
