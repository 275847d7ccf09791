import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'

/** Tells password managers whose the password of a form is, where nobody types the name; nothing while that is unknown. */
export function UsernameField({ email }: { email: string }) {
  if (!email) return null
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" name="username" autoComplete="username" value={email} tabIndex={-1} readOnly />
    </VisuallyHidden>
  )
}
