import type { ComponentType, ReactNode } from 'react'
import type { ModalFrame, ModalName, ModalProps } from './modals'
import type { SlotName, SlotProps } from './slots'

/** The address that a page was opened for. `path` without query, `search` the query. */
export interface PageRequest<Params = Record<string, string>> {
  params: Params
  search: URLSearchParams
  path: string
}

export interface PageHead {
  /** Name of the page; the shell adds SEARCH_TITLE or the shop's name (AMB-49). */
  title: string
  description?: string
  robots?: 'noindex'
  /** Its thing does not exist: the document answers 404. */
  missing?: true
  /** Path and query under which search engines know the page, when it can be reached by others, too: `/product/77`. */
  canonical?: string
}

/**
 * A thing as schema.org describes it, for search engines. Addresses (`url`, `item`, `image`, `logo`) may be paths of the shop;
 * the edge puts the shop's address before them.
 */
export type StructuredData = Readonly<Record<string, unknown>> & { '@type': string }

/** Shape of every module that a route exposes, in the web and the node build alike. `K` is the kernel. */
export interface PageModule<K, Params = Record<string, string>> {
  default: ComponentType<{ page: PageRequest<Params> }>
  /** Fills the query client with what the first paint needs; called on the server, on intent and on navigation. */
  prefetch?(kernel: K, page: PageRequest<Params>): Promise<void>
  head?(kernel: K, page: PageRequest<Params>): PageHead
  /** What the server's document says of the page to search engines, as JSON-LD. */
  structuredData?(kernel: K, page: PageRequest<Params>): readonly StructuredData[]
}

export interface LayoutProps {
  /** The page inside it. */
  page: PageRequest
  /** Title of that page by its `head`; none while its code is on the way. */
  title: string | undefined
  children: ReactNode
}

/** Shape of every module that a route names as its layout. */
export interface LayoutModule {
  default: ComponentType<LayoutProps>
}

/** Shape of every module that a slot exposes. */
export interface SlotModule<K, Name extends SlotName = SlotName> {
  default: ComponentType<SlotProps[Name]>
  prefetch?(kernel: K): Promise<void>
}

/** Shape of every module that a modal exposes. */
export interface ModalModule<Name extends ModalName = ModalName> {
  default: ComponentType<ModalProps[Name] & ModalFrame>
}
