import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import type { Form as FormState } from './use-form'

interface FormProps<Values extends object> extends Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'ref'> {
  form: FormState<Values>
  /**
   * Leaving with unsaved input asks first, and the draft of what is given up is removed. Without it the draft stays in the
   * tab and is there when the buyer comes back. @default true
   */
  guard?: boolean
}

/** The form element of `useForm`. In a modal it stands in the modal's body, so that closing asks, too. */
export function Form<Values extends object>({ form, guard = true, ...rest }: FormProps<Values>) {
  useLeaveGuard(guard && form.unsaved, form.discard)
  const { platform } = useKernel()
  const [wasLoggedIn] = useState(() => readLoginIdentity(platform.cookies).loggedIn)
  const left = useEffectEvent(() => {
    // A session that has ended by itself takes the page away: the draft waits for the same user; others get none of it.
    const hasEnded = wasLoggedIn && !readLoginIdentity(platform.cookies).loggedIn
    if (guard && !hasEnded) form.discard()
  })
  useEffect(() => () => left(), [])
  return <form {...rest} {...form.props} />
}

/** What the server said about no field in particular. Stands above the buttons. */
export function FormFailure({ text }: { text: string }) {
  return text ? (
    <Note tone="danger" role="alert">
      {text}
    </Note>
  ) : null
}
