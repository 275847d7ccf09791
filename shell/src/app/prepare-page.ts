import type { PageModule, SlotModule, SlotName } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { ModuleSource } from '../parts/module-source'
import type { MatchedPage } from './matched-page'

const slotsOf = (kernel: Kernel, names: readonly SlotName[]) =>
  names.flatMap((name) => kernel.plan.slots[name] ?? [])

/** Loads what the page and its slots need: code and data. Rejects when the page itself cannot be loaded. */
export async function preparePage(
  kernel: Kernel,
  source: ModuleSource,
  { route, page }: MatchedPage,
  { layout }: { layout: boolean },
): Promise<void> {
  const names = [...(layout ? kernel.plan.layoutSlots : []), ...(route.slots ?? [])]
  const slots = slotsOf(kernel, names).map(async ({ part, expose }) => {
    const module = (await source.load(part, expose)) as SlotModule<Kernel>
    await module.prefetch?.(kernel)
  })
  const main = source.load(route.part, route.expose).then(async (module) => {
    await (module as PageModule<Kernel>).prefetch?.(kernel, page)
  })
  await Promise.all([main, Promise.allSettled(slots)])
}
