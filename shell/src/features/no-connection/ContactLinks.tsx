import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Fragment } from 'react'

/** Phones and e-mail of the shop, as links, in one line. */
export function ContactLinks() {
  const { PHONES, EMAIL } = useShop()
  const links = [
    ...PHONES.map((phone) => ({ href: phoneHref(phone), text: phoneText(phone) })),
    ...(EMAIL ? [{ href: `mailto:${EMAIL}`, text: EMAIL }] : []),
  ]
  return links.map(({ href, text }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <OuterLink href={href} className="num">
        {text}
      </OuterLink>
    </Fragment>
  ))
}
