import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Submission {
  submitCount: number
  isSubmitting: boolean
  isValid: boolean
}

/** After a refused sending of a form the focus goes to its first invalid field (kit §7). */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitting, isValid }: Submission,
): void {
  const focus = useEffectEvent(() => {
    if (isValid) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid
    control?.focus()
  })
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focus()
  }, [submitCount, isSubmitting])
}
