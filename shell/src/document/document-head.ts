import {
  DEFAULT_DESCRIPTION,
  type DocumentHead,
  type PageHead,
  type Shop,
} from '@prilavok/shared-kernel/contract'

/** Title: the page's name, then SEARCH_TITLE, else the shop's name; the home page has no name of its own (AMB-49). */
export function documentHead(shop: Shop, page: PageHead | undefined): DocumentHead {
  return {
    title: [page?.title, shop.SEARCH_TITLE || shop.NAME].filter(Boolean).join(' — '),
    description: page?.description || shop.SEARCH_DESCRIPTION || DEFAULT_DESCRIPTION,
    robots: page?.robots,
    missing: page?.missing,
    canonical: page?.canonical,
  }
}

const setMeta = (document: Document, name: string, content: string | undefined) => {
  const existing = document.head.querySelector(`meta[name="${name}"]`)
  if (!content) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

/** What the server has said of a page to search engines goes with that page, however the browser says its address. */
const dropForeignData = (document: Document) => {
  const { pathname } = document.location
  for (const data of document.head.querySelectorAll<HTMLElement>('script[type="application/ld+json"]')) {
    data.dataset.path ??= pathname
    if (data.dataset.path !== pathname) data.remove()
  }
}

const setCanonical = (document: Document, path: string | undefined) => {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (existing && path && existing.href === new URL(path, existing.href).href) return
  existing?.remove()
  if (!path) return
  const link = document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = path
}

export function applyHead(document: Document, head: DocumentHead): void {
  if (document.title !== head.title) document.title = head.title
  setMeta(document, 'description', head.description)
  setMeta(document, 'robots', head.robots)
  setCanonical(document, head.canonical)
  dropForeignData(document)
}
