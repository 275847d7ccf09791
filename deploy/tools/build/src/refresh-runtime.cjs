const runtime = require('__react_refresh__')

/** What a page module exports besides its component. */
const COMPANIONS = new Set(['prefetch', 'head'])
const isCompanion = (value) => typeof value === 'function' && COMPANIONS.has(value.name)

/**
 * A page module stays a module of components although it exports `prefetch` and `head` too: an edit of the page keeps its
 * state. Their text is part of their identity, so an edit of these reloads the page.
 */
const create = () => ({
  ...runtime,
  isLikelyComponentType: (value) => isCompanion(value) || runtime.isLikelyComponentType(value),
  register: (value, id) => runtime.register(value, isCompanion(value) ? `${id} ${value}` : id),
})

// One Fast Refresh runtime per page: the shell's bundle creates it, the remotes' bundles take it.
module.exports = globalThis.__PRILAVOK_REFRESH__ ??= create()
