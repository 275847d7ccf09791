import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { type CompilationRequest, commonConfiguration } from './configuration'

/** A web application of one entry without federation: the operators' console. */
export function applicationConfiguration(request: CompilationRequest, entry: string): Configuration {
  const common = commonConfiguration(request, 'web')
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: { main: join(request.part.folder, entry) },
    output: {
      ...common.output,
      publicPath: '/files/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
  }
}
