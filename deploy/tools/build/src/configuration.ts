import { join } from 'node:path'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import { ASSET, assetName } from './asset-name'
import { isLibrary } from './folders'
import { minimizer } from './minimizer'
import type { Part } from './part'

export type BuildMode = 'production' | 'development'
/** What is built, whatever it is: a part, or a web application without federation. */
export interface CompilationRequest {
  part: { folder: string; descriptor: { name: string } }
  version: string
  mode: BuildMode
  /** Where the build goes: `web/` and `node/` are made inside it. */
  outputFolder: string
}
export interface BuildRequest extends CompilationRequest {
  part: Part
}

const CODE = /\.tsx?$/

/** What the builds of every part have in common. */
export function commonConfiguration(request: CompilationRequest, kind: 'web' | 'worker'): Configuration {
  const { part, version, mode } = request
  const production = mode === 'production'
  return {
    name: `${part.descriptor.name} ${kind}`,
    context: part.folder,
    mode,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: CODE,
          exclude: isLibrary,
          use: {
            loader: 'swc-loader',
            options: {
              swcrc: false,
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: !production && kind === 'web' } },
              },
            },
          },
        },
        {
          test: ASSET,
          type: 'asset/resource',
          sideEffects: true,
          generator: { filename: ({ filename = '' }) => assetName(join(part.folder, filename)) },
        },
      ],
    },
    // In the workspace, and where this package is installed among others.
    resolveLoader: {
      modules: [join(import.meta.dirname, '../node_modules'), join(import.meta.dirname, '../../..')],
    },
    output: {
      path: join(request.outputFolder, kind),
      clean: true,
      uniqueName: `${part.descriptor.name}@${version}`,
      hashFunction: 'xxhash64',
    },
    plugins: [new webpack.DefinePlugin({ __PART_VERSION__: JSON.stringify(version) })],
    optimization: { minimize: production, minimizer: [minimizer], runtimeChunk: false },
    // A cache on the disk takes longer to write (5 s a part) than it saves when it is read (1 s).
    cache: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    performance: false,
  }
}
