import {
  DEFERRED_SLOTS,
  type Plan,
  type PlannedModule,
  type PlannedRoute,
  routeModules,
} from '@prilavok/shared-kernel/contract'

export interface Preload {
  href: string
  /** Needed after the page itself: widgets of slots. */
  low: boolean
}

/** Scripts of a module: those of its part, then those of the shared modules that the shell loads for it. */
const scriptsOf = (plan: Plan, { part, expose }: PlannedModule): string[] => {
  const planned = plan.parts[part]
  const { shell } = plan.parts
  if (!planned) return []
  const shared = (planned.consumes?.[expose] ?? []).flatMap((name) => shell.sharedScripts?.[name] ?? [])
  return [
    ...[...planned.entry, ...(planned.scripts[expose] ?? [])].map((path) => planned.base + path),
    ...shared.map((path) => shell.base + path),
  ]
}

/** The shell's start-up scripts. */
export const shellScripts = ({ parts: { shell } }: Plan): string[] =>
  shell.entry.map((path) => shell.base + path)

/**
 * Every script of the first view of a route besides the shell's own, each once, in the order of need: the layout, the page, the
 * widgets of the slots that they render, but for those that wait for the visitor. None then waits for another to be discovered.
 * @param route undefined: the not-found page
 */
export function preloadsOf(plan: Plan, route: PlannedRoute | undefined): Preload[] {
  const own = route ? routeModules(route).map((expose) => ({ part: route.part, expose })) : []
  const page = own.flatMap((module) => scriptsOf(plan, module))
  const slots = [...plan.layoutSlots, ...(route?.slots ?? [])].filter(
    (slot) => !DEFERRED_SLOTS.includes(slot),
  )
  const widgets = slots.flatMap((slot) => plan.slots[slot] ?? []).flatMap((widget) => scriptsOf(plan, widget))
  const hrefs = new Map<string, Preload>()
  for (const href of page) hrefs.set(href, { href, low: false })
  for (const href of widgets) if (!hrefs.has(href)) hrefs.set(href, { href, low: true })
  for (const href of shellScripts(plan)) hrefs.delete(href)
  return [...hrefs.values()]
}
