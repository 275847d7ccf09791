import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { ChunkIntegrity } from './chunk-integrity'
import { type BuildRequest, commonConfiguration } from './configuration'
import { federationName } from './federation-name'
import type { Part } from './part'
import { sharedModules } from './shared-modules'
import { SHELL_CHUNKS } from './shell-chunks'
import { virtualModules } from './virtual-modules'

export const REMOTE_ENTRY = 'remoteEntry.js'

/** The shell provides every shared module; a remote brings none of its own (`import: false`) and takes the shell's. */
export const sharedSettings = (part: Part) =>
  Object.fromEntries(
    sharedModules(part.folder).map(({ name, range, version, eager, file }) => [
      name,
      part.isShell
        ? { singleton: true, requiredVersion: range, version, eager, ...(file ? { import: file } : {}) }
        : { singleton: true, requiredVersion: range, import: false as const },
    ]),
  )

/**
 * The federation plugin adds the module that provides the runtime to remotes by its CommonJS file, which brings the whole
 * runtime a second time (23 KB gzip). Its ES module shares the one that the shell has.
 */
const providedRuntime = () => {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
  const file = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin')
  return { [file]: join(dirname(file), 'index.js') }
}

/** Emotion's `withTheme` alone needs it, with another package, 1 KB of every first view; our looks are custom properties. */
const WITHOUT_WITH_THEME = { 'hoist-non-react-statics': false as const }

const pureComponents = (production: boolean): RuleSetRule[] =>
  production
    ? [
        {
          test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          use: join(import.meta.dirname, 'pure-components-loader.cjs'),
        },
      ]
    : []

/**
 * Tells the browser to compile every function of a script as it arrives, away from the main thread. Without it each is compiled when
 * it is first called, one by one, while the page waits: 0.3 s on a slow telephone. Known to Chromium ≥ 136; others see a comment.
 */
const compileHints = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
})

/** Federation build for the browser. */
export function webConfiguration(request: BuildRequest): Configuration {
  const { part } = request
  const common = commonConfiguration(request, 'web')
  const federation = new ModuleFederationPlugin({
    name: federationName(part.descriptor.name),
    ...(part.isShell
      ? {}
      : {
          filename: REMOTE_ENTRY,
          exposes: Object.fromEntries(
            part.modules.map(({ expose, file }) => [
              expose,
              { import: file, name: `expose-${expose.slice(2)}` },
            ]),
          ),
        }),
    remotes: {},
    manifest: false,
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    shared: sharedSettings(part),
    experiments: {
      ...(part.isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { target: 'web', disableSnapshot: true },
    },
  })
  return {
    ...common,
    target: ['web', 'es2022'],
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), ...pureComponents(request.mode === 'production')],
    },
    optimization: { ...common.optimization, ...(part.isShell ? { splitChunks: SHELL_CHUNKS } : {}) },
    resolve: {
      ...common.resolve,
      ...(part.isShell ? { alias: { ...providedRuntime(), ...WITHOUT_WITH_THEME } } : {}),
    },
    entry: part.isShell ? { main: join(part.folder, 'src/client/index.ts') } : {},
    output: {
      ...common.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [
      ...(common.plugins ?? []),
      federation,
      new ChunkIntegrity(part.isShell ? undefined : REMOTE_ENTRY),
      ...(part.isShell ? [virtualModules(part)] : []),
      ...(request.mode === 'production' ? [compileHints] : []),
    ],
  }
}
