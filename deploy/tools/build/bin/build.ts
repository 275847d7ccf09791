import { parseArgs } from 'node:util'
import { buildInPool } from '../src/build-pool'
import { BUILD_TARGETS, buildTarget } from '../src/build-target'

const USAGE = `usage: npm run build -- [PART…] [--version X.Y.Z] [--mode production|development] [--out FOLDER]
Builds the parts named (all by default) into PART/dist: web/, node/, release.json; «console» is the page of the operators.
--version  exact version of the release, made as small as it gets; without it the package's version with the hash of the sources`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    mode: { type: 'string', default: 'production' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const unknown = positionals.filter((name) => !BUILD_TARGETS.includes(name))
if (values.help || unknown.length) {
  if (unknown.length)
    process.stderr.write(`There is no part ${unknown.join(', ')}. Parts: ${BUILD_TARGETS.join(', ')}\n`)
  process.stderr.write(`${USAGE}\n`)
  process.exit(unknown.length ? 2 : 0)
}
const names = positionals.length ? positionals : BUILD_TARGETS
const options = {
  ...(values.version ? { version: values.version } : {}),
  ...(values.out ? { outputFolder: values.out } : {}),
  mode: values.mode === 'development' ? ('development' as const) : ('production' as const),
}
const startedAt = performance.now()
const say = ({ part, version, reused }: { part: string; version: string; reused: boolean }) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${part} ${version} ${reused ? 'unchanged' : `built after ${seconds} s`}\n`)
}
const [only] = names
if (only && names.length === 1) say(await buildTarget(only, options))
else await buildInPool(names, { ...options, onBuilt: say })
