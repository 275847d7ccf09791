const { existsSync } = require('node:fs')
const { join } = require('node:path')

const SHELL = join(__dirname, '../../../../shell')
const { default: release } = require(join(SHELL, 'release.ts'))

const fileOf = (expose) =>
  ['pages', 'slots'].map((kind) => join(SHELL, 'src', kind, `${expose}.tsx`)).find((file) => existsSync(file))

/** What `virtual:shell-modules` is in a build (deploy/build/src/virtual-modules.ts): the shell's real pages and slots. */
exports.SHELL_MODULES = Object.fromEntries(
  [...release.routes, ...release.slots].map(({ expose }) => [expose, require(fileOf(expose))]),
)
