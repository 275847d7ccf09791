/**
 * Puts the focus on the first wrong field of a form and brings it into view, clear of fixed bars (`scroll-padding` of the
 * page); in a group of choices on its first one. Without a wrong field the message above the buttons comes into view.
 */
export function focusFirstError(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid
  control?.focus({ preventScroll: true })
  const target = control ?? form.querySelector<HTMLElement>('[role="alert"]')
  target?.scrollIntoView?.({ block: 'nearest' })
}
