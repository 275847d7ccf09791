import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { Boot } from '@prilavok/shared-kernel/contract'
import { type Kernel, KernelProvider } from '@prilavok/shared-kernel/kernel'
import { SlotRendererProvider } from '@prilavok/shared-kernel/slots'
import { QueryClientProvider } from '@tanstack/react-query'
import { NoConnection } from '../features/no-connection/NoConnection'
import { ConnectionNote } from '../features/offline/ConnectionNote'
import { Layout } from '../layout/Layout'
import { type ModuleSource, ModuleSourceProvider } from '../parts/module-source'
import { SlotView } from '../parts/SlotView'
import { CurrentPage } from './CurrentPage'
import { OfOneUser } from './OfOneUser'

export interface AppProps {
  kernel: Kernel
  cache: EmotionCache
  source: ModuleSource
  /** Why the page cannot be what was asked for (AMB-46). */
  problem?: Boot['problem']
}

/** The whole page; the same tree on the server and in the browser. Render it inside a router. */
export function App({ kernel, cache, source, problem }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <QueryClientProvider client={kernel.query}>
        <KernelProvider value={kernel}>
          <ModuleSourceProvider value={source}>
            <SlotRendererProvider value={SlotView}>
              <OfOneUser>
                <Layout>
                  <ConnectionNote />
                  {problem ? <NoConnection /> : <CurrentPage />}
                </Layout>
              </OfOneUser>
            </SlotRendererProvider>
          </ModuleSourceProvider>
        </KernelProvider>
      </QueryClientProvider>
    </CacheProvider>
  )
}
