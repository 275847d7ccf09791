import type { PageModule } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { Suspense, useMemo } from 'react'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { NotFound } from '../features/not-found/NotFound'
import { useExposed } from '../parts/module-source'
import { PartBoundary } from '../parts/PartBoundary'
import { Guard } from './Guard'
import { type MatchedPage, matchedPage } from './matched-page'
import { PageLayout } from './PageLayout'
import { PageLoading } from './PageLoading'
import { useNextPages } from './use-next-pages'
import { usePageHead } from './use-page-head'

/** The page of the current address, by the plan's routes. */
export function CurrentPage() {
  const { plan } = useKernel()
  const { pathname, search, hash } = useLocation()
  const matched = useMemo(() => matchedPage(plan, pathname, search), [plan, pathname, search])
  if (!matched)
    return (
      <>
        <NotFound />
        <Hydrated root="page" />
      </>
    )
  const { part, expose } = matched.route
  return (
    <Suspense fallback={<PageLoading />}>
      <Guard route={matched.route} returnTo={pathname + search + hash}>
        <PageLayout {...matched}>
          <PartBoundary
            key={pathname}
            part={part}
            expose={expose}
            root="page"
            shares={matched.route.layout !== undefined}
            pending={<PageLoading />}
            resetKey={search}
          >
            <ExposedPage {...matched} />
          </PartBoundary>
        </PageLayout>
      </Guard>
      <Hydrated key={pathname} root="page" />
    </Suspense>
  )
}

function ExposedPage({ route, page }: MatchedPage) {
  return (
    <PageView module={useExposed<PageModule<Kernel>>(route.part, route.expose)} route={route} page={page} />
  )
}

interface PageViewProps extends MatchedPage {
  module: PageModule<Kernel>
}

function PageView({ module, route, page }: PageViewProps) {
  usePageHead(module, page)
  useNextPages(route)
  return <module.default page={page} />
}
