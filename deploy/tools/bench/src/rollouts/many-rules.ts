import type { RegistryState } from '@prilavok/rollouts/model/registry-state'
import type { RolloutRule } from '@prilavok/rollouts/model/rule'
import type { PartName, Release, RouteDescriptor } from '@prilavok/shared-kernel/contract'

export const SHOPS = 10_000
const VERSIONS = 100
const ROUTES = 8
const SCRIPTS = 30
const PARTS: PartName[] = ['shell', 'mf-auth', 'mf-basket', 'mf-cabinet', 'mf-catalog', 'mf-extra']

export const shopOf = (index: number) => ({ id: index + 1, domain: `shop-${index}.example` })

const versionOf = (index: number) => `1.${index % VERSIONS}.0`

/** As large as those of the real parts. */
function release(name: PartName, version: string): Release {
  const scripts = Array.from({ length: SCRIPTS }, (_, index) => `${name}.${index}.${version}.js`)
  const routes = Array.from(
    { length: ROUTES },
    (_, index): RouteDescriptor => ({
      id: `${name}.${index}`,
      path: `/${name}/${index}/:id`,
      expose: `./Page${index}`,
      access: 'anyone',
    }),
  )
  return {
    name,
    version,
    builtFrom: 'bench',
    requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
    ...(name === 'shell' && { provides: { 'shared-kernel': '1.2.0', bus: 1, api: 1 } }),
    routes,
    modals: [],
    slots: [],
    files: Object.fromEntries(scripts.map((path) => [`web/${path}`, `sha384-${path}`])),
    entry: scripts.slice(0, 1),
    scripts: Object.fromEntries(routes.map(({ expose }, index) => [expose, scripts.slice(index, index + 3)])),
  }
}

/** Every shop has a rule of its own for every part, and hardly two shops the same ones. */
export function manyRules(): RegistryState {
  const rules = Array.from({ length: SHOPS }, (_, shop) =>
    PARTS.map((part, place): RolloutRule => {
      const number = shop * (2 * place + 1) + Math.floor(shop / VERSIONS) * (place + 3)
      return {
        part,
        shop: shopOf(shop).domain,
        stable: versionOf(number),
        lastGood: versionOf(number + 1),
        candidate: {
          version: versionOf(number + 2),
          share: 50,
          salt: `salt-${shop}-${part}`,
          startedAt: '2026-11-01T00:00:00Z',
        },
      }
    }),
  ).flat()
  const releases = PARTS.flatMap((part) =>
    Array.from({ length: VERSIONS }, (_, index) => release(part, versionOf(index))),
  )
  return { revision: 1, rules, withdrawals: [], releases, problems: [] }
}
