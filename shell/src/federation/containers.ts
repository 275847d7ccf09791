import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ExposedName, PartName, PlannedRelease } from '@prilavok/shared-kernel/contract'

/** The remote entries of the parts in this page. */
export interface Containers {
  /**
   * The modules of the part come from this release from now on.
   * @param attempt further ones come from another address (edge, `parts/part-routes.ts`): a browser may keep a failed one
   */
  use(part: PartName, release: PlannedRelease, attempt: number): void
  load(part: PartName, expose: ExposedName): Promise<unknown>
}

/** Of the build: `federationName` of `deploy/tools/build`. The release that is used has it, whichever version it is. */
const containerName = (part: PartName) => part.replaceAll('-', '_')

/** Script of a remote entry, which the browser runs only if it is the published one. */
function entryScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.integrity = integrity
  return script
}

export function browserContainers(): Containers {
  const integrity = new Map<string, string>()
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const hash = integrity.get(new URL(url, location.origin).pathname)
        return hash ? entryScript(url, hash) : undefined
      },
    },
  ])
  const used = new Set<PartName>()
  return {
    use(part, { base, entry: [entry = ''], integrity: hashes }, attempt) {
      const url = `${base}${attempt > 1 ? `~${attempt - 1}/` : ''}${entry}`
      const hash = hashes?.[entry]
      if (hash) integrity.set(url, hash)
      // Forced, the runtime drops the container of before, its global and its instance.
      registerRemotes([{ name: containerName(part), alias: part, entry: url }], { force: used.has(part) })
      used.add(part)
    },
    load: (part, expose) => loadRemote<unknown>(`${part}/${expose.slice(2)}`),
  }
}
