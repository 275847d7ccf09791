import { buildFolder } from '../testing/build-folder'
import { commandLineOfShop, GREEN } from '../testing/command-line'

const SUPPLIER = ['--supplier', GREEN]

test('every command closes the registry that it opened, whatever came of it', async () => {
  const { release, builds, connections } = await commandLineOfShop()
  builds.set('mf-b', buildFolder({ name: 'mf-b' }))
  builds.set('mf-c', buildFolder({ name: 'mf-c', requires: { 'shared-kernel': '^9.0.0', bus: 1, api: 1 } }))
  const commands: [args: string[], code: number][] = [
    [['publish', 'mf-b'], 0],
    [['publish', 'mf-c'], 1],
    [['list'], 0],
    [['prune'], 0],
    [['use', 'mf-a@1.1.0'], 0],
    [['use', 'mf-a@9.0.0'], 1],
    [['plan'], 0],
    [['diff', ...SUPPLIER, '--with', 'other.example'], 0],
    [['log'], 0],
    [['log', '--part', 'mf-none'], 1],
    [['override', 'mf-a@1.1.0', ...SUPPLIER], 0],
    [['override', 'mf-a@9.0.0', ...SUPPLIER], 1],
  ]
  for (const [index, [args, code]] of commands.entries()) {
    expect([args, (await release(...args)).code]).toEqual([args, code])
    expect([args, connections]).toEqual([args, { opened: index + 1, closed: index + 1 }])
  }
})
