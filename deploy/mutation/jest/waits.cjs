/**
 * What a changed test waits for in vain costs a second each time; unchanged tests find it within some milliseconds. So tests of
 * a change wait half as long.
 */
const { configure } = require(globalThis.__testingLibrary__)

beforeEach(() =>
  configure({ asyncUtilTimeout: globalThis.__stryker__.activeMutant === 'none' ? 1_000 : 500 }),
)
