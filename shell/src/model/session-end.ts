import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { noteEndTold, reloadedAt, untoldEnd } from '@prilavok/shared-kernel/token'
import { endTexts } from '../texts'

/** Who leaves the page sooner has not read it: the next one tells it. */
const READ_MS = 1000

/** A stamp of a session without a password says when that is over. */
const textOf = (stamp: string): string => (stamp.includes('@') ? endTexts.withoutPassword : endTexts.ended)

const isEndText = (text: string): boolean => Object.values<string>(endTexts).includes(text)

const endNotice = ({ notices }: Pick<Kernel, 'notices'>) =>
  notices.current().find(({ text }) => isEndText(text))

/**
 * Why nobody is logged in any more, to be said once, and noted as said: a session that has ended by itself, or what a notice tells
 * just now (a logout in another tab, a login that is gone without a trace). Whoever says it elsewhere takes that notice away.
 */
export function takeEnd(kernel: Pick<Kernel, 'platform' | 'notices'>): string | undefined {
  const { platform, notices } = kernel
  const stamp = untoldEnd(platform)
  const shown = endNotice(kernel)
  if (shown) notices.close(shown.id)
  if (!stamp) return shown?.text
  const reloaded = reloadedAt(platform)
  setTimeout(() => {
    // A reload for the very end is under way, however long it takes.
    if (reloadedAt(platform) === reloaded) noteEndTold(platform, stamp)
  }, READ_MS)
  return textOf(stamp)
}

/** Whether it is said already: by a notice, or by the login that is open. */
export const isEndSaid = (kernel: Pick<Kernel, 'modals' | 'notices'>): boolean =>
  endNotice(kernel) !== undefined || kernel.modals.current().some(({ name }) => name === 'authentication')
