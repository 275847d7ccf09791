import { useShop } from '@prilavok/shared-kernel/shop'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'

/** Phones and e-mail of the shop, as links, in one line. */
export function Contacts() {
  const { PHONES, EMAIL } = useShop()
  const links = [
    ...PHONES.map((phone) => ({ href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone })),
    ...(EMAIL ? [{ href: `mailto:${EMAIL}`, text: EMAIL }] : []),
  ]
  return links.map(({ href, text }, index) => (
    <span key={href}>
      {index > 0 && ', '}
      <OuterLink href={href}>{text}</OuterLink>
    </span>
  ))
}
