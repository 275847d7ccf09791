import type { LayoutModule, PageModule } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useFromCache } from '@prilavok/shared-kernel/queries'
import type { ReactNode } from 'react'
import { useExposed, useModuleSource } from '../parts/module-source'
import { PartBoundary } from '../parts/PartBoundary'
import type { MatchedPage } from './matched-page'
import { PageLoading } from './PageLoading'

interface PageLayoutProps extends MatchedPage {
  children: ReactNode
}

/** The layout that the route names around the page. Pages of one layout share it: it stays mounted between them. */
export function PageLayout({ route, page, children }: PageLayoutProps) {
  const { part, layout } = route
  if (!layout) return children
  return (
    <PartBoundary
      key={`${part} ${layout}`}
      part={part}
      expose={layout}
      root="page"
      pending={<PageLoading />}
      resetKey={page.path}
    >
      <ExposedLayout route={route} page={page}>
        {children}
      </ExposedLayout>
    </PartBoundary>
  )
}

function ExposedLayout(props: PageLayoutProps) {
  const { part, layout, expose } = props.route
  return <LayoutView {...props} module={useExposed<LayoutModule>(part, layout ?? expose)} />
}

function LayoutView({ module, route, page, children }: PageLayoutProps & { module: LayoutModule }) {
  const kernel = useKernel()
  const source = useModuleSource()
  const title = useFromCache(() => {
    const loaded = source.getLoaded(route.part, route.expose) as PageModule<Kernel> | undefined
    return loaded?.head?.(kernel, page).title
  })
  return (
    <module.default page={page} title={title}>
      {children}
    </module.default>
  )
}
