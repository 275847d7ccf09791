import { FIRST_ENTRY_COOKIE } from '@prilavok/shared-kernel/contract/cookies'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { useEffect } from 'react'
import { takesCookies } from '../../client/takes-cookies'
import { firstEntryTexts } from './texts'

/** The cookie's value once a page has been shown (AMB-33). */
const SHOWN = 'N'
/** Where somebody works: a form of the page, a dialog. */
const WORKPLACE = 'main :is(input, textarea), :is(dialog, [role=dialog]), :is(dialog, [role=dialog]) *'

/**
 * Greets whoever has never seen a page of the shop in this browser (SHELL-057); where cookies are off it cannot be known, so nobody is.
 * The greeting is in no one's way who fills in a form or works in a dialog.
 */
export function FirstEntry() {
  const { platform, notices, shop } = useKernel()
  const { NAME } = shop
  useEffect(() => {
    const { cookies } = platform
    // The kernel's cookies do not tell: where the browser takes none they live as long as the page.
    if (cookies.get(FIRST_ENTRY_COOKIE) !== undefined || !takesCookies(window)) return
    // Not as the page hydrates: a notice looks where there is room for it, for which the browser lays the page out.
    let id = 0
    const cancel = whenIdle(() => {
      cookies.set(FIRST_ENTRY_COOKIE, SHOWN)
      id = notices.show({ text: firstEntryTexts.greeting(NAME) })
    })
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(WORKPLACE)) notices.close(id)
    }
    document.addEventListener('focusin', leave)
    return () => {
      cancel()
      document.removeEventListener('focusin', leave)
    }
  }, [platform, notices, NAME])
  return null
}
