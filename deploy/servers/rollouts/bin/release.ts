import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openRegistry } from '../src/cli/open-registry'
import { runCli } from '../src/cli/run-cli'
import { notedShopAddress, shopAddress } from '../src/cli/shop-address'
import { signOverride } from '../src/decision/override'
import { edgeSecret, secretFile } from '../src/decision/secret'

process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  actor: { kind: 'command-line', name: process.env.USER || userInfo().username },
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  open: () => openRegistry(process.env),
  sign: (override) =>
    signOverride(override, edgeSecret(process.env.EDGE_SECRET ?? '', secretFile(process.env))),
  addressOf: (shop) => shopAddress(process.env, shop, notedShopAddress(process.env)),
  async parts() {
    const { PART_NAMES } = await import('@prilavok/build/folders')
    return PART_NAMES
  },
  async build(part, version) {
    const { PART_NAMES, partFolder } = await import('@prilavok/build/folders')
    if (!PART_NAMES.some((name) => name === part)) return undefined
    const { buildPart } = await import('@prilavok/build/build-part')
    await buildPart(partFolder(part), version === undefined ? {} : { version })
    return join(partFolder(part), 'dist')
  },
})
