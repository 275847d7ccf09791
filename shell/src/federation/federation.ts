import type { ExposedName, PartName, Plan } from '@prilavok/shared-kernel/contract'
import type { PartReleases } from '../parts/module-source'
import { browserContainers, type Containers } from './containers'
import { createPartLoader, type PartFailure, type PartLoader } from './part-loader'

/** Loads exposed modules of the plan's parts, and says which releases they come from. */
export interface Federation extends PartReleases {
  /** Tries the planned release, then its fallbacks. @throws the last failure when none loads. */
  load(part: PartName, expose: ExposedName): Promise<unknown>
}

export interface FederationOptions {
  /** Whether what stands in the page may be exchanged for another release now. @default always */
  mayReplace?: () => boolean
  /** A release has failed; again with `curedBy` when another has taken its place. */
  onFailure?: (failure: PartFailure) => void
  /** Called before the listeners: modules of the part are loaded anew from now on. */
  onReplaced?: (part: PartName) => void
  /** @default those of the browser */
  containers?: Containers
}

export function createFederation(plan: Plan, options: FederationOptions = {}): Federation {
  const { containers = browserContainers(), mayReplace = () => true, onFailure, onReplaced } = options
  const loaders = new Map<PartName, PartLoader>()
  const listeners = new Map<PartName, Set<() => void>>()
  const listenersOf = (part: PartName) => {
    const known = listeners.get(part) ?? new Set()
    listeners.set(part, known)
    return known
  }
  const loaderOf = (part: PartName): PartLoader => {
    const known = loaders.get(part)
    if (known) return known
    const planned = plan.parts[part]
    if (!planned) throw new Error(`The plan has no part ${part}`)
    const loader = createPartLoader({
      part,
      planned,
      containers,
      mayReplace,
      // It may have failed while React renders, which allows no changes of other components.
      onFailure: (failure) => queueMicrotask(() => onFailure?.(failure)),
      onReplaced() {
        onReplaced?.(part)
        queueMicrotask(() => {
          for (const listener of listenersOf(part)) listener()
        })
      },
    })
    loaders.set(part, loader)
    return loader
  }
  return {
    load: async (part, expose) => loaderOf(part).load(expose),
    version: (part) => loaders.get(part)?.running()?.version,
    generation: (part) => loaders.get(part)?.generation() ?? 0,
    hasFallback: (part) => loaders.get(part)?.hasFallback() ?? false,
    rejectRender: (part, ...failure) => loaders.get(part)?.rejectRender(...failure) ?? false,
    subscribe(part, listener) {
      listenersOf(part).add(listener)
      return () => void listenersOf(part).delete(listener)
    },
  }
}
