import { formatCountdown } from '@prilavok/shared-kernel/format'
import { Button, type ButtonProps } from '@prilavok/shared-kernel/ui/button'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { Form as FormState } from './use-form'

const MAY_RETRY = 'Теперь можно повторить'

interface SubmitButtonProps<Values extends object> extends Omit<ButtonProps, 'form' | 'type'> {
  form: FormState<Values>
  /** Of the form element, for a button that stands outside of it. */
  formId?: string
  /** More than the form's own call is awaited. @default the form is being sent */
  busy?: boolean
  /** Something that must be there is not: a press only says what. @default false */
  incomplete?: boolean
}

/**
 * The button that sends a form. After too many attempts it counts the seconds down that the server wants to be left alone; who does
 * not see them is told at the beginning, by the error, and at the end.
 */
export function SubmitButton<Values extends object>(props: SubmitButtonProps<Values>) {
  const { form, formId, busy = form.busy, incomplete, children, ...rest } = props
  const { wait, hasWaited } = form
  return (
    <>
      <Button
        {...rest}
        type="submit"
        form={formId}
        busy={busy}
        aria-disabled={wait > 0 || incomplete || undefined}
      >
        {children}
        {wait > 0 && <span aria-hidden> · {formatCountdown(wait)}</span>}
      </Button>
      {(wait > 0 || hasWaited) && <VisuallyHidden role="status">{hasWaited && MAY_RETRY}</VisuallyHidden>}
    </>
  )
}
