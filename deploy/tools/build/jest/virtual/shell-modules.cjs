const { join } = require('node:path')
const { ROOT, exposedFile } = require('../../src/part-folders.cjs')

const SHELL = join(ROOT, 'shell')
const { default: release } = require(join(SHELL, 'release.ts'))

/** What `virtual:shell-modules` is in a build (deploy/tools/build/src/virtual-modules.ts): the shell's real pages and slots. */
exports.SHELL_MODULES = Object.fromEntries(
  [...release.routes, ...release.slots].map(({ expose }) => [expose, require(exposedFile(SHELL, expose))]),
)
