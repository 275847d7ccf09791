import type { DocumentHead, PageHead, Shop } from '@prilavok/shared-kernel/contract'

/** Of shops that give no SEARCH_DESCRIPTION (AMB-49). */
const DEFAULT_DESCRIPTION =
  'Интернет-магазин товаров для офиса: канцелярия, бумага, картриджи, хозяйственные товары'

/** Title: the page's name, then SEARCH_TITLE, else the shop's name; the home page has no name of its own (AMB-49). */
export function documentHead(shop: Shop, page: PageHead | undefined): DocumentHead {
  return {
    title: [page?.title, shop.SEARCH_TITLE || shop.NAME].filter(Boolean).join(' — '),
    description: page?.description || shop.SEARCH_DESCRIPTION || DEFAULT_DESCRIPTION,
    ...(page?.robots ? { robots: page.robots } : {}),
  }
}

const setMeta = (document: Document, name: string, content: string | undefined) => {
  const existing = document.head.querySelector(`meta[name="${name}"]`)
  if (!content) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

export function applyHead(document: Document, head: DocumentHead): void {
  if (document.title !== head.title) document.title = head.title
  setMeta(document, 'description', head.description)
  setMeta(document, 'robots', head.robots)
}
