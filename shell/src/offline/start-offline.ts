import type { Boot, SaveShopMessage } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { savesData } from '../model/saves-data'

/** Addresses of the releases' files that the page has loaded so far. */
const loadedFiles = ({ performance, location }: Window): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/parts/'))
    .map(({ pathname }) => pathname)

/** Registers the worker and has it save the plan that the page runs. A browser without workers, or that denies them, goes on without. */
async function registerWorker(page: Window, { serviceWorker, plan }: Boot): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = page.navigator.serviceWorker
  if (!workers || !serviceWorker) return
  const registration: ServiceWorkerRegistration | undefined = await workers.register(serviceWorker)
  if (!registration) return
  const { active } = await workers.ready
  active?.postMessage({
    type: 'save-shop',
    plan: plan.id,
    loaded: loadedFiles(page),
    savesData: savesData(page.navigator),
  } satisfies SaveShopMessage)
}

/** What opens the shop without a connection begins when the page stands: the page itself needs none of it (ADR 37). */
export async function startOffline(page: Window, kernel: Kernel, boot: Boot): Promise<void> {
  await Promise.all([kernel.savedAnswers?.start(), registerWorker(page, boot)])
}
