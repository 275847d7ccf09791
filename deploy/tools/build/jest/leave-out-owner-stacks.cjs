const { createRequire } = require('node:module')

// React writes down the stack of every element that is made, for messages that no test reads: a twelfth of the time of all tests.
const React = createRequire(require.resolve('@prilavok/shared-kernel/contract'))('react')
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)
