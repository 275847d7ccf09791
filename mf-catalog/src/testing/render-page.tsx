import { matchRoute, type PageModule, type PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import {
  type RenderedWithKernel,
  renderWithKernel,
  type TestKernelOptions,
} from '@prilavok/shared-kernel/testing'
import { useEffect } from 'react'
import release from '../../release'
import * as CatalogListPage from '../pages/CatalogListPage'
import * as ProductPage from '../pages/ProductPage'
import * as SearchPage from '../pages/SearchPage'
import * as SectionPage from '../pages/SectionPage'

const PAGES: Record<string, unknown> = {
  './CatalogListPage': CatalogListPage,
  './ProductPage': ProductPage,
  './SearchPage': SearchPage,
  './SectionPage': SectionPage,
}

export interface RenderedPage extends RenderedWithKernel {
  /** Path and query that the page is at. */
  url(): string
}

/** The page of an address by this part's own routes; undefined for a path that it does not know. */
export function pageOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  const matched = matchRoute(release.routes, pathname)
  if (!matched) return undefined
  const page: PageRequest = { params: matched.params, search: searchParams, path: pathname }
  return { id: matched.route.id, page, module: PAGES[matched.route.expose] as PageModule<Kernel> }
}

function Page({ place }: { place: { url: string } }) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  useEffect(() => {
    place.url = url
  }, [place, url])
  const matched = pageOf(url)
  return matched ? <matched.module.default key={pathname} page={matched.page} /> : null
}

/** Draws the page of an address as the shell does; links inside this part work. */
export function renderPage(
  path: string,
  options: TestKernelOptions & { kernel?: Kernel } = {},
): RenderedPage {
  const place = { url: path }
  return { ...renderWithKernel(<Page place={place} />, { path, ...options }), url: () => place.url }
}
