import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { LoginValues } from './login-schema'

type Typed = Pick<LoginValues, 'password' | 'agree' | 'transfer'>

/** Milliseconds in which a login that was closed by mistake is opened again. Whoever comes to the computer later finds no password. */
const LASTS_MS = 60_000

/** In the memory of the page alone: a password is never stored. */
const typedIn = new WeakMap<Kernel, { typed: Typed; at: number }>()

/** What was typed, besides its draft, into a login that has just been closed. */
export function readTypedLogin(kernel: Kernel): Partial<Typed> {
  const last = typedIn.get(kernel)
  return last && kernel.platform.now() - last.at < LASTS_MS ? last.typed : {}
}

/** The login is closed. Once somebody is logged in, nothing is remembered any more. */
export function closeTypedLogin(kernel: Kernel, { password, agree, transfer }: Typed): void {
  if (kernel.token.hasRefreshToken()) typedIn.delete(kernel)
  else typedIn.set(kernel, { typed: { password, agree, transfer }, at: kernel.platform.now() })
}
