import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { type BuildRequest, commonConfiguration } from './configuration'
import { federationName } from './federation-name'
import type { Part } from './part'
import { sharedModules } from './shared-modules'

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
    entry: part.isShell ? { main: join(part.folder, 'src/client/index.ts') } : {},
    output: {
      ...common.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [...(common.plugins ?? []), federation],
  }
}
