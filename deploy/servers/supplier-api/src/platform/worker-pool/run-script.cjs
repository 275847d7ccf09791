// What a thread begins with: the script that it was given, in place of a file.
const { createRequire } = require('node:module')
const { compileFunction } = require('node:vm')
const { workerData } = require('piscina')

const { code, entry } = workerData
const own = { exports: {} }
compileFunction(code, ['require', 'module', 'exports'])(createRequire(entry), own, own.exports)
module.exports = own.exports.default
