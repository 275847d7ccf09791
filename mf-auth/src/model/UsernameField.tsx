import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'

/** Tells password managers whose the password of a form is, where nobody types the name. */
export function UsernameField({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} tabIndex={-1} readOnly />
    </VisuallyHidden>
  )
}
