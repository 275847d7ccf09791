import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { ROOT } from './folders'
import { readPart } from './part'
import { webConfiguration } from './web-configuration'

/** Version of a part that is compiled while it is edited. */
export const DEVELOPMENT_VERSION = '0.0.0-dev'

/** Public folder of a part under `npm run dev`, the same shape as a published release's. */
export const developmentBase = (part: string) => `/parts/${part}/${DEVELOPMENT_VERSION}/`

const require = createRequire(import.meta.url)
const REFRESH_RUNTIME = require.resolve('react-refresh/runtime')
const CLIENT = require.resolve('webpack-dev-server/client/index.js')
const HOT_UPDATES = join(ROOT, 'deploy/tools/build/src/hot-updates.cjs')
const PROXY = join(ROOT, 'deploy/tools/build/src/refresh-runtime.cjs')

type Rule = { use?: { options?: { jsc?: { transform?: { react?: Record<string, unknown> } } } } }

const withRefresh = (module: Configuration['module']): Configuration['module'] => {
  for (const rule of (module?.rules ?? []) as Rule[]) {
    const react = rule.use?.options?.jsc?.transform?.react
    if (react) react.refresh = true
  }
  return module
}

/**
 * Web build of one part for the dev server, with Fast Refresh. All parts of a page share one refresh runtime, and module ids
 * count from the workspace's root, or equal file names of two parts would be taken for one component.
 */
export async function developmentConfiguration(folder: string): Promise<Configuration> {
  const part = await readPart(folder)
  const name = part.descriptor.name
  const common = webConfiguration({
    part,
    version: DEVELOPMENT_VERSION,
    mode: 'development',
    outputFolder: join(ROOT, '.cache/development', name),
  })
  return {
    ...common,
    devtool: 'cheap-module-source-map',
    module: withRefresh(common.module),
    resolve: {
      ...common.resolve,
      alias: {
        ...(common.resolve?.alias as Record<string, string>),
        'react-refresh/runtime$': PROXY,
        [REFRESH_RUNTIME]: PROXY,
        ...(part.isShell ? {} : { [CLIENT]: HOT_UPDATES }),
        __react_refresh__: join(dirname(REFRESH_RUNTIME), 'cjs/react-refresh-runtime.development.js'),
      },
    },
    output: {
      ...common.output,
      clean: false,
      publicPath: developmentBase(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    optimization: {
      ...common.optimization,
      moduleIds: false,
      emitOnErrors: false,
      splitChunks: false,
      removeAvailableModules: false,
      removeEmptyChunks: false,
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.ids.NamedModuleIdsPlugin({ context: ROOT }),
      new ReactRefreshPlugin({
        overlay: false,
        exclude: [/node_modules/, /refresh-runtime/],
        library: 'prilavok',
      }),
    ],
    cache: { type: 'memory' },
    watchOptions: { aggregateTimeout: 20, ignored: /[\\/](node_modules|dist|\.cache|\.data)[\\/]/ },
  }
}
