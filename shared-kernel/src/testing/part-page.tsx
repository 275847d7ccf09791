import { exposedModule } from 'virtual:parts'
import {
  type LayoutModule,
  type MatchedRoute,
  type ModalModule,
  matchRoute,
  type PageModule,
  type PageRequest,
  type PartName,
  type PlannedRoute,
  type SlotModule,
  type SlotName,
  type SlotProps,
} from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { type OpenModal, useOpenModals } from '@prilavok/shared-kernel/modals'
import { useFromCache, usePageAccess } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import { SlotRendererProvider } from '@prilavok/shared-kernel/slots'
import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react'

/** The page of the router's address, for whom its route lets in; pages of other parts are only named. */
export function PartPage({ part }: { part: PartName }) {
  const { plan } = useKernel()
  const { pathname } = useLocation()
  const matched = matchRoute(plan.routes, pathname)
  if (!matched) return <p>Страница не найдена</p>
  if (matched.route.part !== part) return <p>Страница {matched.route.id}</p>
  return <GuardedPage {...matched} />
}

function GuardedPage({ route, params }: MatchedRoute<PlannedRoute>) {
  const { pathname, search } = useLocation()
  const { allowed, error } = usePageAccess(route.access, pathname + search)
  if (!allowed) return <p>{error ? error.message : 'Кто зашёл, ещё не известно'}</p>
  const page: PageRequest = { params, search: new URLSearchParams(search), path: pathname }
  const { default: Page } = exposedModule(route.part, route.expose) as PageModule<Kernel>
  return (
    <Suspense fallback={null}>
      <InLayout route={route} page={page}>
        <Page key={pathname} page={page} />
      </InLayout>
    </Suspense>
  )
}

/** As the shell does it: pages of one layout share it. */
function InLayout({
  route,
  page,
  children,
}: {
  route: PlannedRoute
  page: PageRequest
  children: ReactNode
}) {
  const kernel = useKernel()
  const { head } = exposedModule(route.part, route.expose) as PageModule<Kernel>
  const title = useFromCache(() => head?.(kernel, page).title)
  if (!route.layout) return children
  const { default: Layout } = exposedModule(route.part, route.layout) as LayoutModule
  return (
    <Layout page={page} title={title}>
      {children}
    </Layout>
  )
}

/** The uppermost modal, when this part owns its name. */
export function PartModal({ part }: { part: PartName }) {
  const { plan, modals } = useKernel()
  const modal = useOpenModals().at(-1)
  const owner = modal && plan.modals[modal.name]
  if (!modal || owner?.part !== part) return null
  const module = exposedModule(part, owner.expose) as ModalModule
  const Modal = module.default as ComponentType<OpenModal['props'] & { close: () => void }>
  return <Modal {...modal.props} close={() => modals.close(modal.name)} />
}

const PartContext = createContext<PartName>('shell')
PartContext.displayName = 'Part'

function PartSlots({ name, props }: { name: SlotName; props: SlotProps[SlotName] }) {
  const part = useContext(PartContext)
  const { plan } = useKernel()
  return (plan.slots[name] ?? [])
    .filter((planned) => planned.part === part)
    .map(({ expose }) => {
      const module = exposedModule(part, expose) as SlotModule<Kernel>
      const Widget: ComponentType<object> = module.default as ComponentType<object>
      return <Widget key={expose} {...props} />
    })
}

/** Slots below it hold the widgets that this part brings, and none of the others'. */
export function PartSlotsProvider({ part, children }: { part: PartName; children: ReactNode }) {
  return (
    <PartContext.Provider value={part}>
      <SlotRendererProvider value={PartSlots}>{children}</SlotRendererProvider>
    </PartContext.Provider>
  )
}
