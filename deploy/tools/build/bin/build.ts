import { parseArgs } from 'node:util'
import { buildConsole } from '../src/build-application'
import { buildPart } from '../src/build-part'
import { PART_NAMES, partFolder } from '../src/folders'

const USAGE = `usage: npm run build -- [PART…] [--version X.Y.Z] [--mode production|development] [--out FOLDER]
Builds the parts named (all by default) into PART/dist: web/, node/, release.json; «console» is the page of the operators.
--version  exact version of the release; without it the package's version with the hash of the sources`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    mode: { type: 'string', default: 'production' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const CONSOLE = 'console'
const unknown = positionals.filter((name) => name !== CONSOLE && !PART_NAMES.some((known) => known === name))
if (values.help || unknown.length) {
  if (unknown.length)
    process.stderr.write(`There is no part ${unknown.join(', ')}. Parts: ${PART_NAMES.join(', ')}\n`)
  process.stderr.write(`${USAGE}\n`)
  process.exit(unknown.length ? 2 : 0)
}
for (const name of positionals.length ? positionals : [...PART_NAMES, CONSOLE]) {
  const startedAt = performance.now()
  const built = await buildOne(name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${name} ${built.version} ${built.reused ? 'unchanged' : `built in ${seconds} s`}\n`)
}

function buildOne(name: string) {
  if (name === CONSOLE) return buildConsole()
  return buildPart(partFolder(name), {
    ...(values.version ? { version: values.version } : {}),
    ...(values.out ? { outputFolder: values.out } : {}),
    mode: values.mode === 'development' ? 'development' : 'production',
  })
}
