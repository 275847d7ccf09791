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

/** What the script of a remote entry leaves in the page: the container of webpack's `ContainerPlugin`. */
interface Container {
  init(shared: object): unknown
  get(expose: ExposedName): Promise<() => unknown>
}

declare const __webpack_init_sharing__: (scope: string) => unknown
declare const __webpack_share_scopes__: { default: object }

/** Of the build: `federationName` of `deploy/tools/build`. The release that is used has it, whichever version it is. */
const containerName = (part: PartName) => part.replaceAll('-', '_')

/** Runs a remote entry, which the browser does only if it is the published one. @throws an error of `LOADING` when it does not come */
const runEntry = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    if (integrity) script.integrity = integrity
    script.onload = () => {
      script.remove()
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`Loading remote entry ${url} failed`))
    }
    document.head.append(script)
  })

async function openContainer(name: string, url: string, integrity: string | undefined): Promise<Container> {
  const globals = window as unknown as Record<string, Container | undefined>
  Object.assign(globals, { [name]: undefined })
  await runEntry(url, integrity)
  const container = globals[name]
  if (!container) throw new Error(`${url} has run and left no container ${name}`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return container
}

/** Containers by webpack's own federation: a page of one shell needs no more of it than this. */
export function browserContainers(): Containers {
  const opens = new Map<PartName, () => Promise<Container>>()
  return {
    use(part, { base, entry: [entry = ''], integrity }, attempt) {
      const url = `${base}${attempt > 1 ? `~${attempt - 1}/` : ''}${entry}`
      let opened: Promise<Container> | undefined
      opens.set(part, () => {
        opened ??= openContainer(containerName(part), url, integrity?.[entry])
        return opened
      })
    },
    async load(part, expose) {
      const container = await opens.get(part)?.()
      const make = await container?.get(expose)
      return make?.()
    },
  }
}
