import type { Personal } from '@prilavok/shared-kernel/contract'
import { phoneText } from '@prilavok/shared-kernel/format'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { orderingTexts } from './texts'

/** Who orders, as the profile has it. Nothing where it says nothing. */
export function BuyerSection({ personal }: { personal: Personal | undefined }) {
  if (!personal?.ID) return null
  const items = [
    { label: orderingTexts.organisation, value: personal.COMPANY_NAME },
    {
      label: orderingTexts.contact,
      value: [personal.SURNAME, personal.NAME, personal.MIDDLE_NAME].join(' ').trim(),
    },
    { label: orderingTexts.phone, value: personal.PHONE.map(phoneText).join(', ') },
    { label: orderingTexts.email, value: personal.EMAIL },
  ].filter(({ value }) => value)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer">{orderingTexts.buyer}</h2>
      <KeyValue items={items} />
    </section>
  )
}
