// One Fast Refresh runtime per page: the shell's bundle creates it, the remotes' bundles take it.
module.exports = globalThis.__PRILAVOK_REFRESH__ ??= require('__react_refresh__')
