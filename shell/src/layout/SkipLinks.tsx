import { SkipLink } from '@prilavok/shared-kernel/ui/skip-link'
import { type MouseEvent, useState } from 'react'

/** Where a product is ordered: its quantity, on narrow screens the button that adds it. */
const QUANTITIES = 'main [data-products] :is(input[data-quantity], [data-row] button):enabled'

const firstQuantity = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(QUANTITIES)].find(
    (control) => control.tabIndex >= 0 && control.checkVisibility?.() !== false,
  )

/** The first stops of the Tab key: past the header, to the page; on a page with a list of products, to its first quantity. */
export function SkipLinks() {
  const [hasList, setHasList] = useState(false)
  const toList = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    firstQuantity(event.currentTarget.ownerDocument)?.focus()
  }
  return (
    <>
      <SkipLink
        href="#main"
        onFocus={({ target }) => setHasList(firstQuantity(target.ownerDocument) !== undefined)}
      >
        К содержанию
      </SkipLink>
      {hasList && (
        <SkipLink href="#main" onClick={toList}>
          К списку товаров
        </SkipLink>
      )}
    </>
  )
}
