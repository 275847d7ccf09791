import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import type { Suppliers } from '../cli/cli-world'
import { runCli } from '../cli/run-cli'
import { hasPageViews } from '../cli/suppliers'
import { connectRollouts } from '../database/connection'
import { signOverride } from '../decision/override'
import { TEST_ACTOR, testRegistry } from './test-registry'

/** What the links of this command line are signed with. */
export const SECRET = 'secret of the edges'
export const GREEN = 'demo-green.localhost'

/** The command line on an empty registry, with what it prints. */
export async function commandLine() {
  const test = await testRegistry()
  const connection = connectRollouts(test.databaseUrl)
  afterTestFile(connection.close)
  const builds = new Map<string, string>()
  const installation: Suppliers = { domains: [], complete: false }
  const built: string[] = []
  const connections = { opened: 0, closed: 0 }
  const inFolder = async (cwd: string, ...args: string[]) => {
    const lines: string[] = []
    const errors: string[] = []
    const code = await runCli(args, {
      cwd,
      actor: TEST_ACTOR,
      print: (line) => lines.push(line),
      printError: (line) => errors.push(line),
      async open() {
        connections.opened++
        return {
          registry: test.registry,
          releasesDir: test.releasesDir,
          suppliers: async () => installation,
          hasPageViews: (supplier) => hasPageViews(connection, supplier),
          close: async () => void connections.closed++,
        }
      },
      sign: (override) => signOverride(override, SECRET),
      addressOf: (domain) => `http://${domain}:8080`,
      parts: async () => [...builds.keys()],
      build: async (part) => {
        built.push(part)
        return builds.get(part)
      },
    })
    return { code, text: lines.join('\n'), errors: errors.join('\n') }
  }
  const release = (...args: string[]) => inFolder('/', ...args)
  const json = async (...args: string[]) => {
    const { code, text, errors } = await release(...args, '--json')
    return { code, data: JSON.parse(text), errors }
  }
  return { ...test, connection, connections, builds, built, installation, inFolder, release, json }
}

/** The same with a shell and a part of three versions, of which every supplier has the first. */
export async function commandLineOfShop() {
  const cli = await commandLine()
  await cli.begin('shell', '1.0.0')
  await cli.begin('mf-a', '1.0.0', '1.1.0', '1.2.0')
  return cli
}
