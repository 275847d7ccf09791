import type { Release } from '@prilavok/shared-kernel/contract'

/** A valid descriptor without files on disk: a shell provides what every part requires. */
export function someRelease(given: Partial<Release> & Pick<Release, 'name'>): Release {
  const isShell = given.name === 'shell'
  const entry = isShell ? 'main.js' : 'remoteEntry.js'
  return {
    version: '1.0.0',
    builtFrom: 'test',
    requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
    ...(isShell && { provides: { 'shared-kernel': '1.2.0', bus: 1, api: 1 } }),
    routes: [],
    modals: [],
    slots: [],
    files: { [`web/${entry}`]: `sha384-${'A'.repeat(64)}` },
    entry: [entry],
    scripts: {},
    ...given,
  }
}
