import { isUnconfirmed } from '@prilavok/shared-kernel/basket'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { favouritesCountQuery, personalQuery, queryKeys } from '@prilavok/shared-kernel/queries'
import { readSession } from '@prilavok/shared-kernel/token'
import { mergeBasket } from '../api/merge-basket'
import { mergedText } from './merged-text'
import { mergeTexts } from './texts'

/**
 * Names the visitor whose basket is merged: the code of the personal info, else the anonymous token. undefined when a
 * customer was logged in already.
 */
const visitorCode = (kernel: Kernel): string | undefined => {
  if (kernel.token.hasRefreshToken()) return undefined
  const personal = kernel.query.getQueryData(personalQuery(kernel).queryKey)?.ITEM
  return personal?.USER_CODE || readSession(kernel.platform.cookies).accessToken
}

/** What was changed a moment ago goes into the visitor's basket first: under the new token it would count twice. */
const sendChanges = async ({ basket }: Kernel): Promise<void> => {
  await basket.flush()
  const open = [...basket.changes.current().main.values()].filter(isUnconfirmed)
  await Promise.all(open.map(({ item }) => basket.finished('main', item.ID)))
}

/** The page that opens next shows the merged basket at once; a merge that takes longer keeps nobody. */
const MERGE_TIMEOUT_MS = 2_000

const mergeTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, MERGE_TIMEOUT_MS))

const mergeVisitor = async (kernel: Kernel, visitor: string): Promise<void> => {
  const { bus, notices, query } = kernel
  try {
    const { CNT, SUM, CHECK, MERGED } = await mergeBasket(kernel, visitor)
    bus.emit('basket:changed', { basket: 'main', CNT, SUM })
    const text = mergedText(MERGED, CHECK.length > 0)
    if (text) notices.show({ text, saidBy: 'basket' })
    if (MERGED?.FAVORITE) {
      const counted = await query.fetchQuery({ ...favouritesCountQuery(kernel), staleTime: 0 })
      bus.emit('favourites:changed', counted)
    }
  } catch {
    notices.show({ kind: 'error', text: mergeTexts.mergeFailed })
  }
}

/**
 * Brings what the visitor has chosen along into the customer's session, and has the counts read again (AMB-68). What came of the
 * merge is a notice. A failed one is, too: the login stays, and goes on without waiting for a slow one.
 * @param logIn makes the session that of a customer, or of a user without a password
 * @throws what `logIn` throws
 */
export async function bringAlong(kernel: Kernel, logIn: () => Promise<void>): Promise<void> {
  const visitor = visitorCode(kernel)
  if (visitor !== undefined) await sendChanges(kernel)
  await logIn()
  if (visitor === undefined) return
  const merged = mergeVisitor(kernel, visitor).then(() => {
    void kernel.query.invalidateQueries({ queryKey: queryKeys.basketCounts })
  })
  await Promise.race([merged, mergeTimeout()])
}
