import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { phoneText } from '@prilavok/shared-kernel/format'
import type { SelectOption } from '@prilavok/shared-kernel/ui/select'

type Users = OrderListAnswer['ORDER_USER']

/** What tells users apart: the ID, the e-mail where another back end knows none. */
export const userKey = ({ ID, EMAIL }: Users[number]): string => String(ID ?? EMAIL)

/**
 * Who has ordered, one option for each user: by name, with e-mail, and phone, too, where these do not tell two apart. Their values stand
 * in addresses, so they are IDs. Another back end may know neither these nor names: there it is e-mail and phone (CAB-026).
 */
export function userOptions(users: Users = []): SelectOption[] {
  const known = [...new Map(users.filter(userKey).map((user) => [userKey(user), user])).values()]
  const labelOf = ({ EMAIL, PHONE, NAME }: Users[number]) => {
    if (!NAME) return [EMAIL, phoneText(PHONE)].filter(Boolean).join(', ')
    const alike = known.filter((other) => other.NAME === NAME)
    if (alike.length < 2) return NAME
    const isShared = alike.filter((other) => other.EMAIL === EMAIL).length > 1
    return [NAME, EMAIL, isShared && phoneText(PHONE)].filter(Boolean).join(', ')
  }
  return known
    .map((user) => ({ value: userKey(user), label: labelOf(user) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'ru'))
}
