import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFERRED_SLOTS, type Release, routeModules, type SlotName } from '@prilavok/shared-kernel/contract'

/** What a budget is set for; each has limits of its own in `deploy/tools/bench/budgets.json`. */
export type SizeKind = 'pages' | 'modules' | 'startup' | 'parts'

/** JavaScript of one page, exposed module or part, as sent: gzip of level 9. */
export interface Size {
  kind: SizeKind
  /** Route id, `mf-catalog/SectionPage`, or the part. */
  name: string
  bytes: number
  /** Scripts that it consists of, biggest first. */
  files: { path: string; bytes: number }[]
}

interface BuiltRelease {
  /** Folder with `release.json` and `web/`. */
  folder: string
  release: Release
}

const read = async (folder: string): Promise<BuiltRelease> => ({
  folder,
  release: JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release,
})

const exactPath = ({ release }: BuiltRelease, script: string) => `${release.name}/${script}`

const gzipBytes = async ({ folder }: BuiltRelease, script: string): Promise<number> =>
  (await readFile(join(folder, 'web', `${script}.gz`))).length

const scriptsIn = ({ release }: BuiltRelease): string[] =>
  Object.keys(release.files)
    .filter((file) => file.startsWith('web/') && file.endsWith('.js'))
    .map((file) => file.slice('web/'.length))

/** Scripts of a module with the start-up of its part, and those of the shared modules that the shell loads for it. */
function startAndModule(
  build: BuiltRelease,
  shell: BuiltRelease,
  expose: keyof Release['scripts'],
): string[] {
  const { entry, scripts, consumes } = build.release
  const shared = (consumes?.[expose] ?? []).flatMap((name) => shell.release.sharedScripts?.[name] ?? [])
  return [
    ...[...entry, ...(scripts[expose] ?? [])].map((script) => exactPath(build, script)),
    ...shared.map((script) => exactPath(shell, script)),
  ]
}

/** Scripts of the slots that are loaded with a page: those of deferred slots wait for the buyer. */
const slotScripts = (builds: readonly BuiltRelease[], shell: BuiltRelease, names: readonly SlotName[]) =>
  builds.flatMap((build) =>
    build.release.slots
      .filter(({ slot }) => names.includes(slot) && !DEFERRED_SLOTS.includes(slot))
      .flatMap(({ expose }) => startAndModule(build, shell, expose)),
  )

/**
 * Measures the built parts: each page's first view (shell, page, its slots), each exposed module with its chunks, each part's
 * start-up, and all scripts of a part, those that load later too.
 * @param folders output folders of the builds, the shell's among them
 */
export async function measureSizes(folders: readonly string[]): Promise<Size[]> {
  const builds = await Promise.all(folders.map(read))
  const bytes = new Map<string, number>()
  for (const build of builds)
    for (const script of scriptsIn(build)) bytes.set(exactPath(build, script), await gzipBytes(build, script))

  const size = (kind: SizeKind, name: string, paths: readonly string[]): Size => {
    const files = [...new Set(paths)].map((path) => ({ path, bytes: bytes.get(path) ?? 0 }))
    return {
      kind,
      name,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      files: files.sort((a, b) => b.bytes - a.bytes),
    }
  }
  const shell = builds.find(({ release }) => release.name === 'shell')
  if (!shell) throw new Error('The shell is not among the builds: every page starts with it.')
  const everyPage = [
    ...shell.release.entry.map((script) => exactPath(shell, script)),
    ...slotScripts(builds, shell, shell.release.layoutSlots ?? []),
  ]
  return builds.flatMap((build) => {
    const { name, entry, routes, scripts } = build.release
    return [
      ...routes.map(({ id, slots = [], ...route }) =>
        size('pages', id, [
          ...everyPage,
          ...routeModules(route).flatMap((expose) => startAndModule(build, shell, expose)),
          ...slotScripts(builds, shell, slots),
        ]),
      ),
      ...Object.entries(scripts).map(([expose, own]) =>
        size(
          'modules',
          `${name}/${expose.slice(2)}`,
          own.map((script) => exactPath(build, script)),
        ),
      ),
      size(
        'startup',
        name,
        entry.map((script) => exactPath(build, script)),
      ),
      size(
        'parts',
        name,
        scriptsIn(build).map((script) => exactPath(build, script)),
      ),
    ]
  })
}
