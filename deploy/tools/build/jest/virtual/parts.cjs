const { join } = require('node:path')
const { PART_NAMES, ROOT, exposedFile } = require('../../src/part-folders.cjs')

/** The real descriptors of all parts, the shell first: tests of front ends run on the routes that the shop has. */
exports.RELEASES = PART_NAMES.map((name) => require(join(ROOT, name, 'release.ts')).default)

/** The real module that a part exposes; its code is read when a test first asks for it. */
exports.exposedModule = (part, expose) => require(exposedFile(join(ROOT, part), expose))
