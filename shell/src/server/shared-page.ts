import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'

/**
 * Takes out of the data what names the session that a page for many was rendered with: at a login USER_CODE decides whose basket
 * is handed over (AMB-68). Without it the browser's own access token names the visitor.
 */
export function removeIdentity({ query }: Kernel): void {
  query.setQueryData<PersonalAnswer>(
    queryKeys.personal,
    (answer) => answer && { ...answer, ITEM: { ...answer.ITEM, USER_CODE: '' } },
  )
}
