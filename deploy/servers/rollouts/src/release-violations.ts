import { isContractRange } from './compatibility/contract-range'
import { isRecord, isText } from './json-file'
import { isPartName, isVersion } from './part-name'
import { recordViolations } from './record-violations'
import { routeViolations } from './route-violations'

const isExposedName = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\/[A-Za-z0-9_-]+$/.test(value)
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((item) => (isRecord(item) ? item : {})) : []

/** A path inside `web/` or `node/` that cannot leave the release. */
const isFilePath = (path: string) =>
  /^(web|node)\/[^\\]+$/.test(path) && !path.split('/').some((s) => /^\.{0,2}$/.test(s))

function identityViolations(release: Record<string, unknown>): string[] {
  const violations: string[] = []
  if (!isPartName(release.name))
    violations.push(`name must be «shell» or «mf-…», not ${JSON.stringify(release.name)}`)
  if (!isVersion(release.version))
    violations.push(`version must be like 1.4.0, not ${JSON.stringify(release.version)}`)
  if (!isText(release.builtFrom)) violations.push('builtFrom (the commit) is missing')
  const requires = isRecord(release.requires) ? release.requires : {}
  if (!isText(requires['shared-kernel'])) violations.push('requires.shared-kernel must be a semver range')
  for (const contract of ['bus', 'api'])
    if (!isContractRange(requires[contract]))
      violations.push(`requires.${contract} must be a whole number or a range of them, like '1 || 2'`)
  return violations
}

function provisionViolations(release: Record<string, unknown>): string[] {
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

function fileViolations(release: Record<string, unknown>): string[] {
  if (!isRecord(release.files)) return ['files must name every file with its SHA-384']
  const files = release.files
  const violations = Object.entries(files)
    .filter(([path, hash]) => !isFilePath(path) || typeof hash !== 'string' || !hash.startsWith('sha384-'))
    .map(([path]) => `files: ${path} is not a path below web/ or node/ with a sha384-… hash`)
  const scripts = isRecord(release.scripts) ? release.scripts : {}
  if (!isRecord(release.scripts)) violations.push('scripts must list the scripts of each exposed module')
  if (!isTextList(release.entry) || release.entry.length === 0)
    violations.push('entry must list the start-up scripts')
  const shared = isRecord(release.sharedScripts) ? release.sharedScripts : {}
  const lists = { entry: release.entry, ...scripts, ...shared }
  for (const [of, list] of Object.entries(lists)) {
    if (!isTextList(list)) violations.push(`scripts of ${of} must be a list of paths`)
    else
      for (const path of list)
        if (!(`web/${path}` in files)) violations.push(`${of}: web/${path} is not among the files`)
  }
  return violations
}

function exposeViolations(release: Record<string, unknown>): string[] {
  const files = isRecord(release.files) ? release.files : {}
  if (release.name === 'shell')
    return 'node/server.cjs' in files ? [] : ['node/server.cjs, the server build of the shell, is missing']
  const scripts = isRecord(release.scripts) ? release.scripts : {}
  const violations: string[] = []
  const layouts = recordsOf(release.routes).flatMap(({ layout }) =>
    layout === undefined ? [] : [{ expose: layout }],
  )
  for (const kind of ['routes', 'layouts', 'slots', 'modals']) {
    for (const { expose } of kind === 'layouts' ? layouts : recordsOf(release[kind])) {
      if (!isExposedName(expose))
        violations.push(`${kind}: ${JSON.stringify(expose)} is no name of an exposed module`)
      else if (!(expose in scripts)) violations.push(`${kind}: the web build has no ${expose}`)
      else if (kind !== 'modals' && !(`node/${expose.slice(2)}.cjs` in files))
        violations.push(`${kind}: the server build has no ${expose} (node/${expose.slice(2)}.cjs)`)
    }
  }
  return violations
}

function listViolations(release: Record<string, unknown>): string[] {
  const violations: string[] = []
  for (const kind of ['routes', 'slots', 'modals'])
    if (!Array.isArray(release[kind])) violations.push(`${kind} must be a list`)
  for (const { slot } of recordsOf(release.slots))
    if (!isText(slot)) violations.push('slots: a slot has no name')
  for (const { name } of recordsOf(release.modals))
    if (!isText(name)) violations.push('modals: a modal has no name')
  if (release.layoutSlots !== undefined && !isTextList(release.layoutSlots))
    violations.push('layoutSlots must be a list of slot names')
  return violations
}

/** Everything that is wrong with a `release.json`, all at once; empty when it can be trusted as a `Release`. */
export function releaseViolations(value: unknown): string[] {
  if (!isRecord(value)) return ['it is not a JSON object']
  return [
    ...identityViolations(value),
    ...provisionViolations(value),
    ...listViolations(value),
    ...recordsOf(value.routes).flatMap(routeViolations),
    ...fileViolations(value),
    ...exposeViolations(value),
    ...recordViolations(value),
  ]
}
