import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Configuration, ExternalItemFunctionData } from 'webpack'
import webpack from 'webpack'
import { type BuildRequest, commonConfiguration } from './configuration'
import { KERNEL_FOLDER } from './folders'
import type { Part } from './part'
import { mustBeShared, sharedModules } from './shared-modules'
import { virtualModules } from './virtual-modules'

type Done = (error?: Error | null, result?: string) => void

/** Shared modules come from the shell at run time; one that the shell does not provide fails the build. */
const sharedExternals = (part: Part) => {
  const names = new Set(sharedModules(part.folder).map(({ name }) => name))
  return ({ request = '' }: ExternalItemFunctionData, done: Done) => {
    if (names.has(request)) return done(null, `commonjs ${request}`)
    if (mustBeShared(request))
      return done(
        new Error(`${request} is not provided by the shell: import a sub-path that shared-kernel exports.`),
      )
    return done()
  }
}

/** Packages that are loaded when a buyer types or presses: the server never does, so its files are without them. */
const BROWSER_ONLY = /^(@zxcvbn-ts|write-excel-file)\//

const browserOnlyExternals = ({ request = '' }: ExternalItemFunctionData, done: Done) =>
  BROWSER_ONLY.test(request) ? done(null, `commonjs ${request}`) : done()

/** axios' build for browsers works over fetch and needs no Node built-ins. */
const browserAxios = () =>
  join(createRequire(join(KERNEL_FOLDER, 'package.json')).resolve('axios'), '../../esm/axios.js')

/** CommonJS build for the edge's render workers: one file per exposed module, one for the shell. */
export function nodeConfiguration(request: BuildRequest): Configuration {
  const { part } = request
  const common = commonConfiguration(request, 'node')
  return {
    ...common,
    target: 'node20',
    entry: part.isShell
      ? { server: join(part.folder, 'src/server/index.ts') }
      : Object.fromEntries(part.modules.map(({ expose, file }) => [expose.slice(2), file])),
    output: { ...common.output, publicPath: '', filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(part.isShell ? [virtualModules(part)] : []),
    ],
    optimization: { ...common.optimization, splitChunks: false },
    ...(part.isShell
      ? { resolve: { ...common.resolve, alias: { axios$: browserAxios() } } }
      : {
          externalsPresets: { node: false },
          externalsType: 'commonjs',
          externals: [sharedExternals(part), browserOnlyExternals],
        }),
  }
}
