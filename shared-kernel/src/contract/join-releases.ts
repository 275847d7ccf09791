import type { Plan, PlannedModule } from './plan'
import type { ReleaseDescriptor } from './release'

function joinSlots(releases: readonly ReleaseDescriptor[]): Plan['slots'] {
  const widgets = releases.flatMap(({ name: part, slots }) => slots.map((slot) => ({ ...slot, part })))
  widgets.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  const slots: Plan['slots'] = {}
  for (const { slot, part, expose } of widgets) {
    const placed: PlannedModule[] = slots[slot] ?? []
    slots[slot] = [...placed, { part, expose }]
  }
  return slots
}

/** Routes, modals and slots of a page: those of all its releases, the shell's first. Collisions are not looked for here. */
export function joinReleases(
  releases: readonly ReleaseDescriptor[],
): Pick<Plan, 'routes' | 'modals' | 'slots' | 'layoutSlots'> {
  return {
    routes: releases.flatMap(({ name: part, routes }) => routes.map((route) => ({ ...route, part }))),
    modals: Object.fromEntries(
      releases.flatMap(({ name: part, modals }) =>
        modals.map(({ name, expose }) => [name, { part, expose }]),
      ),
    ),
    slots: joinSlots(releases),
    layoutSlots: releases.find(({ name }) => name === 'shell')?.layoutSlots ?? [],
  }
}
