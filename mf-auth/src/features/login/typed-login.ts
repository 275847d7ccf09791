import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isSameEmail } from '../../model/is-same-email'
import type { LoginValues } from './login-schema'

type Typed = Pick<LoginValues, 'password' | 'agree' | 'transfer'>

/** Milliseconds in which a login that was closed by mistake is opened again. Whoever comes to the computer later finds no password. */
const LASTS_MS = 60_000

/** In the memory of the page alone: a password is never stored. */
const typedIn = new WeakMap<Kernel, { at: number; email: string; typed: Typed; forget: () => void }>()

/**
 * What was typed, besides its draft, into a login that has just been closed.
 * @param email that the login is opened with; '' when it is not known
 */
export function readTypedLogin(kernel: Kernel, email: string): Partial<Typed> {
  const last = typedIn.get(kernel)
  // By the clock, too: timers of a computer that sleeps are late.
  const isRecent = last !== undefined && kernel.platform.now() - last.at < LASTS_MS
  return isRecent && (email === '' || isSameEmail(email, last.email)) ? last.typed : {}
}

/** The login is closed without having been sent. It is forgotten after a minute, and when anybody logs in or out, in any tab. */
export function saveTypedLogin(kernel: Kernel, { email, password, agree, transfer }: LoginValues): void {
  typedIn.get(kernel)?.forget()
  const forget = () => {
    typedIn.delete(kernel)
    clearTimeout(timer)
    end()
  }
  const timer = setTimeout(() => forget(), LASTS_MS)
  const end = kernel.bus.on('session:changed', () => forget())
  typedIn.set(kernel, { at: kernel.platform.now(), email, typed: { password, agree, transfer }, forget })
}
