import { useKernel } from '@prilavok/shared-kernel/kernel'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useEffect, useState } from 'react'
import { readSupplier, type ChosenSupplier as Supplier } from './chosen-supplier'
import { settingsTexts } from './texts'

/** The shop of a supplier stands at its own domain, at the port of this one. */
const addressOf = ({ DOMAIN_NAME }: Supplier, { protocol, port }: Location): string =>
  `${protocol}//${DOMAIN_NAME}${port && `:${port}`}/`

/** After a change of the supplier: which one it is now, and the way to its shop, since this page is still one of the shop before. */
export function ChosenSupplier({ link }: { link: string | undefined }) {
  const { platform, shop } = useKernel()
  const [chosen, setChosen] = useState<{ supplier: Supplier; href: string }>()
  useEffect(() => {
    const supplier = readSupplier(platform.session)
    setChosen(supplier && { supplier, href: addressOf(supplier, window.location) })
  }, [platform])
  if (!chosen || chosen.supplier.LINK !== link) return null
  const { supplier, href } = chosen
  const isElsewhere = supplier.DOMAIN_NAME !== shop.DOMAIN_NAME
  return (
    <Note
      tone="success"
      role="status"
      action={isElsewhere && <OuterLink href={href}>{settingsTexts.openSupplier}</OuterLink>}
    >
      {isElsewhere
        ? settingsTexts.supplierChosen(supplier.NAME)
        : settingsTexts.supplierIsHere(supplier.NAME)}
    </Note>
  )
}
