const { existsSync, readdirSync } = require('node:fs')
const { basename, join } = require('node:path')

const WORKSPACE = join(__dirname, '../../../..')
/** A team that has installed the build as a package runs it in the folder that holds its parts. */
const ROOT = existsSync(join(WORKSPACE, 'pnpm-workspace.yaml')) ? WORKSPACE : process.cwd()

const isPart = (name) => existsSync(join(ROOT, name, 'release.ts'))
const PART_NAMES = [
  ...['shell'].filter(isPart),
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && isPart(name))
    .sort(),
]

const KINDS = ['pages', 'layouts', 'modals', 'slots']

function exposedFile(folder, expose) {
  const files = KINDS.map((kind) => join(folder, 'src', kind, `${expose.slice(2)}.tsx`)).filter(existsSync)
  if (files.length === 1) return files[0]
  throw new Error(
    `${basename(folder)}/release.ts exposes ${expose}, and ${files.length} files have that name: put exactly one ${expose.slice(2)}.tsx into src/pages, src/layouts, src/modals or src/slots.`,
  )
}

// CommonJS, because the build, jest's configuration and tests in a simulated browser all read it.
exports.ROOT = ROOT
exports.PART_NAMES = PART_NAMES
exports.exposedFile = exposedFile
