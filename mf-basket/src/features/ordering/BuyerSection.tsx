import type { Personal } from '@prilavok/shared-kernel/contract'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { texts } from '../../texts'

/** Who orders, as the profile has it. Nothing where it says nothing. */
export function BuyerSection({ personal }: { personal: Personal | undefined }) {
  if (!personal?.ID) return null
  const items = [
    { label: texts.organisation, value: personal.COMPANY_NAME },
    { label: texts.contact, value: [personal.SURNAME, personal.NAME, personal.MIDDLE_NAME].join(' ').trim() },
    { label: texts.phone, value: personal.PHONE.join(', ') },
    { label: texts.email, value: personal.EMAIL },
  ].filter(({ value }) => value)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer">{texts.buyer}</h2>
      <KeyValue items={items} />
    </section>
  )
}
