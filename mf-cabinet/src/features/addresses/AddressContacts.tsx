import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Fragment, type ReactNode } from 'react'

/** Who receives there: each with a name, a phone and an e-mail, as far as they are known. */
export function AddressContacts({ point }: { point: AddressPoint }) {
  const { CONTACT_NAME, CONTACT_EMAIL, CONTACT_PHONE } = point
  const contacts = point.CONTACTS ?? [{ NAME: CONTACT_NAME, EMAIL: CONTACT_EMAIL, PHONE: CONTACT_PHONE }]
  return contacts.map(({ NAME, EMAIL, PHONE }) => {
    const parts: [string, ReactNode][] = [
      [NAME, NAME],
      [
        PHONE,
        <OuterLink key="phone" className="num" href={phoneHref(PHONE)}>
          {phoneText(PHONE)}
        </OuterLink>,
      ],
      [
        EMAIL,
        <OuterLink key="email" href={`mailto:${EMAIL}`}>
          {EMAIL}
        </OuterLink>,
      ],
    ]
    const given = parts.filter(([value]) => value)
    if (given.length === 0) return null
    return (
      <p key={`${NAME} ${PHONE} ${EMAIL}`} data-listed="">
        {given.map(([value, shown], index) => (
          <Fragment key={value}>
            {index > 0 && ', '}
            {shown}
          </Fragment>
        ))}
      </p>
    )
  })
}
