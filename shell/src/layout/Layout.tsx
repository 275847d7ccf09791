import { Slot } from '@prilavok/shared-kernel/slots'
import type { ReactNode } from 'react'
import { Hydrated } from '../app/Hydrated'

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <Slot name="header.search" props={{ variant: 'desktop' }} />
        <Slot name="header.account" props={{}} />
        <Slot name="header.basket" props={{}} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Hydrated region="layout" />
    </>
  )
}
