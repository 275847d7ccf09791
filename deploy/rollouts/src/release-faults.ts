import { isRecord, isText } from './json-file'
import { isPartName, isVersion } from './part-name'
import { routeFaults } from './route-faults'

const isExpose = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\/[A-Za-z0-9_-]+$/.test(value)
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((item) => (isRecord(item) ? item : {})) : []

/** A path inside `web/` or `node/` that cannot leave the release. */
const isFilePath = (path: string) =>
  /^(web|node)\/[^\\]+$/.test(path) && !path.split('/').some((s) => /^\.{0,2}$/.test(s))

function identityFaults(release: Record<string, unknown>): string[] {
  const faults: string[] = []
  if (!isPartName(release.name))
    faults.push(`name must be «shell» or «mf-…», not ${JSON.stringify(release.name)}`)
  if (!isVersion(release.version))
    faults.push(`version must be like 1.4.0, not ${JSON.stringify(release.version)}`)
  if (!isText(release.builtFrom)) faults.push('builtFrom (the commit) is missing')
  const requires = isRecord(release.requires) ? release.requires : {}
  if (!isText(requires['shared-kernel'])) faults.push('requires.shared-kernel must be a semver range')
  for (const contract of ['bus', 'api'])
    if (typeof requires[contract] !== 'number') faults.push(`requires.${contract} must be a number`)
  return faults
}

function provisionFaults(release: Record<string, unknown>): string[] {
  if (release.name !== 'shell') return []
  const provides = isRecord(release.provides) ? release.provides : {}
  const complete =
    isVersion(provides['shared-kernel']) &&
    typeof provides.bus === 'number' &&
    typeof provides.api === 'number'
  return complete
    ? []
    : ['the shell must say what it provides: shared-kernel (a version), bus and api (numbers)']
}

function fileFaults(release: Record<string, unknown>): string[] {
  if (!isRecord(release.files)) return ['files must name every file with its SHA-384']
  const files = release.files
  const faults = Object.entries(files)
    .filter(([path, hash]) => !isFilePath(path) || typeof hash !== 'string' || !hash.startsWith('sha384-'))
    .map(([path]) => `files: ${path} is not a path below web/ or node/ with a sha384-… hash`)
  const scripts = isRecord(release.scripts) ? release.scripts : {}
  if (!isRecord(release.scripts)) faults.push('scripts must list the scripts of each exposed module')
  if (!isTextList(release.entry) || release.entry.length === 0)
    faults.push('entry must list the start-up scripts')
  const lists = { entry: release.entry, ...scripts }
  for (const [of, list] of Object.entries(lists)) {
    if (!isTextList(list)) faults.push(`scripts of ${of} must be a list of paths`)
    else
      for (const path of list)
        if (!(`web/${path}` in files)) faults.push(`${of}: web/${path} is not among the files`)
  }
  return faults
}

function exposeFaults(release: Record<string, unknown>): string[] {
  const files = isRecord(release.files) ? release.files : {}
  if (release.name === 'shell')
    return 'node/server.cjs' in files ? [] : ['node/server.cjs, the server build of the shell, is missing']
  const scripts = isRecord(release.scripts) ? release.scripts : {}
  const faults: string[] = []
  const layouts = recordsOf(release.routes).flatMap(({ layout }) =>
    layout === undefined ? [] : [{ expose: layout }],
  )
  for (const kind of ['routes', 'layouts', 'slots', 'modals']) {
    for (const { expose } of kind === 'layouts' ? layouts : recordsOf(release[kind])) {
      if (!isExpose(expose)) faults.push(`${kind}: ${JSON.stringify(expose)} is no name of an exposed module`)
      else if (!(expose in scripts)) faults.push(`${kind}: the web build has no ${expose}`)
      else if (kind !== 'modals' && !(`node/${expose.slice(2)}.cjs` in files))
        faults.push(`${kind}: the server build has no ${expose} (node/${expose.slice(2)}.cjs)`)
    }
  }
  return faults
}

function listFaults(release: Record<string, unknown>): string[] {
  const faults: string[] = []
  for (const kind of ['routes', 'slots', 'modals'])
    if (!Array.isArray(release[kind])) faults.push(`${kind} must be a list`)
  for (const { slot } of recordsOf(release.slots)) if (!isText(slot)) faults.push('slots: a slot has no name')
  for (const { name } of recordsOf(release.modals))
    if (!isText(name)) faults.push('modals: a modal has no name')
  if (release.layoutSlots !== undefined && !isTextList(release.layoutSlots))
    faults.push('layoutSlots must be a list of slot names')
  return faults
}

/** Everything that is wrong with a `release.json`, all at once; empty when it can be trusted as a `Release`. */
export function releaseFaults(value: unknown): string[] {
  if (!isRecord(value)) return ['it is not a JSON object']
  return [
    ...identityFaults(value),
    ...provisionFaults(value),
    ...listFaults(value),
    ...recordsOf(value.routes).flatMap(routeFaults),
    ...fileFaults(value),
    ...exposeFaults(value),
  ]
}
