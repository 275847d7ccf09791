import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { phoneText } from '@prilavok/shared-kernel/format'
import type { SelectOption } from '@prilavok/shared-kernel/ui/select'

type Users = OrderListAnswer['ORDER_USER']

/**
 * Who has ordered, one option for each e-mail: by name, with the e-mail where two are named alike. Their values stand in addresses,
 * so they are IDs. Another back end may know neither these nor names: there it is e-mail and phone (CAB-026).
 */
export function userOptions(users: Users = []): SelectOption[] {
  const known = [...new Map(users.filter(({ EMAIL }) => EMAIL).map((user) => [user.EMAIL, user])).values()]
  const labelOf = ({ EMAIL, PHONE, NAME }: Users[number]) => {
    if (!NAME) return [EMAIL, phoneText(PHONE)].filter(Boolean).join(', ')
    const isAlike = known.some((other) => other.NAME === NAME && other.EMAIL !== EMAIL)
    return isAlike ? `${NAME}, ${EMAIL}` : NAME
  }
  return known
    .map((user) => ({ value: String(user.ID ?? user.EMAIL), label: labelOf(user) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'ru'))
}
