import {
  DEFERRED_SLOTS,
  type Plan,
  type PlannedModule,
  type PlannedRelease,
  type PlannedRoute,
  routeModules,
} from '@prilavok/shared-kernel/contract'

export interface StartScript {
  href: string
  /** The browser runs nothing else under this address. */
  integrity?: string | undefined
}

export interface Preload extends StartScript {
  /** Needed after the page itself: widgets of slots. */
  low: boolean
}

/** Scripts of a release. A preload without the hash that its script asks for would be loaded twice. */
const scriptsAt = ({ base, integrity }: PlannedRelease, paths: readonly string[]): StartScript[] =>
  paths.map((path) => ({ href: base + path, integrity: integrity?.[path] }))

/** Scripts of a module: those of its part, then those of the shared modules that the shell loads for it. */
const scriptsOf = (plan: Plan, { part, expose }: PlannedModule): StartScript[] => {
  const planned = plan.parts[part]
  const { shell } = plan.parts
  if (!planned) return []
  const shared = (planned.consumes?.[expose] ?? []).flatMap((name) => shell.sharedScripts?.[name] ?? [])
  return [
    ...scriptsAt(planned, [...planned.entry, ...(planned.scripts[expose] ?? [])]),
    ...scriptsAt(shell, shared),
  ]
}

/** The shell's start-up scripts. */
export const shellScripts = ({ parts: { shell } }: Plan): StartScript[] => scriptsAt(shell, shell.entry)

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
  for (const script of page) if (!hrefs.has(script.href)) hrefs.set(script.href, { ...script, low: false })
  for (const script of widgets) if (!hrefs.has(script.href)) hrefs.set(script.href, { ...script, low: true })
  for (const { href } of shellScripts(plan)) hrefs.delete(href)
  return [...hrefs.values()]
}
