import { exposedModule } from 'virtual:parts'
import {
  type ModalName,
  type ModalProps,
  matchRoute,
  type PageModule,
  type PageRequest,
  type Personal,
  type ReleaseDescriptor,
  type SlotName,
  type SlotProps,
} from '@prilavok/shared-kernel/contract'
import type { Kernel, KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { Slot } from '@prilavok/shared-kernel/slots'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { PartModal, PartPage, PartSlotsProvider } from './part-page'
import { type RenderedWithKernel, renderWithKernel } from './render-with-kernel'
import { shopPlan } from './shop-plan'
import { type TestKernelOptions, testKernel } from './test-kernel'
import { TestPalette } from './test-palette'
import { testCustomer } from './test-personal'
import { createTestPlatform } from './test-platform'

export interface PartOptions extends TestKernelOptions {
  /** A kernel of an earlier rendering: what it knows stays known. */
  kernel?: Kernel
  /** Over the cookies of an anonymous visitor. */
  cookies?: Record<string, string>
  /** Who visits, known from the start as after a rendering on the server. Without it the API is asked. */
  personal?: Partial<Personal>
  /** Of the history's entry. */
  state?: unknown
}

export interface RenderedPart extends RenderedWithKernel {
  cookies: KeyValueStore
  /** Path and query that the page is at. */
  url(): string
  /** Goes to another address, or by so many entries of the history. */
  go(to: string | -1 | 1): void
}

/** Cookies of a customer who has logged in with a password (AMB-01). */
export const LOGGED_IN = { has_refresh_token: 'Y' }

/** A kernel on the plan of the whole shop, for a visitor with these cookies. */
export function partKernel({ cookies = {}, personal, plan, ...options }: PartOptions = {}): Kernel {
  const platform = createTestPlatform(options.platform)
  for (const [name, value] of Object.entries(cookies)) platform.cookies.set(name, value)
  const kernel = testKernel({ ...options, platform, plan: shopPlan(plan) })
  if (personal) kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer(personal) })
  return kernel
}

interface RouterPlace {
  url: string
  navigate?: NavigateFunction
}

/** Tells which path and query the router is at, and how to leave them. */
function Place({ place }: { place: RouterPlace }) {
  const { pathname, search } = useLocation()
  place.url = pathname + search
  place.navigate = useNavigate()
  return null
}

/**
 * Renders pages, modals and slots of one part as the shell does: by the real `release.ts` of all parts, with the guard of its
 * routes, its own modals and its own widgets. Other parts are not rendered.
 */
export function partRenderer({ name: part, routes }: ReleaseDescriptor) {
  function renderInShop(path: string, view: ReactNode, options: PartOptions): RenderedPart {
    const kernel = options.kernel ?? partKernel(options)
    const place: RouterPlace = { url: path }
    const rendered = renderWithKernel(
      <PartSlotsProvider part={part}>
        <main>{view}</main>
        <PartModal part={part} />
        <Place place={place} />
      </PartSlotsProvider>,
      { path, kernel, state: options.state },
    )
    return {
      ...rendered,
      cookies: kernel.platform.cookies,
      url: () => place.url,
      go: (to) => act(() => void (typeof to === 'number' ? place.navigate?.(to) : place.navigate?.(to))),
    }
  }

  return {
    /** Route, address and module of a path that this part answers. */
    pageOf(url: string) {
      const { pathname, searchParams } = new URL(url, 'http://shop')
      const matched = matchRoute(routes, pathname)
      if (!matched) return undefined
      const page: PageRequest = { params: matched.params, search: searchParams, path: pathname }
      const module = exposedModule(part, matched.route.expose) as PageModule<Kernel>
      return { id: matched.route.id, page, module }
    },
    /** The page of a path; links inside this part work, a page of another part is «Страница <id of its route>». */
    renderPage: (path: string, options: PartOptions = {}): RenderedPart =>
      renderInShop(path, <PartPage part={part} />, options),
    /** This part's widgets of a slot, outside any page. */
    renderSlot: <Name extends SlotName>(
      slot: Name,
      props: SlotProps[Name],
      { path = '/', ...options }: PartOptions & { path?: string } = {},
    ): RenderedPart => renderInShop(path, <Slot name={slot} props={props} />, options),
    /** The palette with this part's groups; `onClose` hears that an entry has closed it. */
    renderPalette(
      slots: readonly Extract<SlotName, `palette.${string}`>[],
      { path = '/', onClose, ...options }: PartOptions & { path?: string; onClose?: () => void } = {},
    ): RenderedPart {
      const groups = (text: string) => slots.map((slot) => <Slot key={slot} name={slot} props={{ text }} />)
      return renderInShop(path, <TestPalette onClose={onClose}>{groups}</TestPalette>, options)
    },
    /** A modal of this part, opened by its name. */
    renderModal<Name extends ModalName>(
      modal: Name,
      props: ModalProps[Name],
      { path = '/', ...options }: PartOptions & { path?: string } = {},
    ): RenderedPart {
      const rendered = renderInShop(path, null, options)
      act(() => rendered.kernel.modals.open(modal, props))
      return rendered
    },
  }
}
