import {
  type PageModule,
  routeModules,
  type SlotModule,
  type SlotName,
} from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { ModuleSource } from '../parts/module-source'
import type { MatchedPage } from './matched-page'

const slotsOf = (kernel: Kernel, names: readonly SlotName[]) =>
  names.flatMap((name) => kernel.plan.slots[name] ?? [])

/** Loads the code of the page itself: its layout and its own module. */
export const loadRoute = (source: ModuleSource, { route }: MatchedPage): Promise<unknown[]> =>
  Promise.all(routeModules(route).map((expose) => source.load(route.part, expose)))

/** Loads what the page and its slots need: code and data. Rejects when the page itself cannot be loaded. */
export async function preparePage(
  kernel: Kernel,
  source: ModuleSource,
  matched: MatchedPage,
  { layout }: { layout: boolean },
): Promise<void> {
  const { route, page } = matched
  const names = [...(layout ? kernel.plan.layoutSlots : []), ...(route.slots ?? [])]
  const slots = slotsOf(kernel, names).map(async ({ part, expose }) => {
    const module = (await source.load(part, expose)) as SlotModule<Kernel>
    await module.prefetch?.(kernel)
  })
  const main = loadRoute(source, matched).then(async (modules) => {
    await (modules.at(-1) as PageModule<Kernel>).prefetch?.(kernel, page)
  })
  await Promise.all([main, Promise.allSettled(slots)])
}
