import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { type BuildRequest, commonConfiguration } from './configuration'

/**
 * The shell's service worker: one script beside its web files. Its name has no hash, for a browser looks for a newer one under the
 * address that it knows (ADR 37).
 */
export function workerConfiguration(request: BuildRequest): Configuration {
  const common = commonConfiguration(request, 'worker')
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': join(request.part.folder, 'src/service-worker/index.ts') },
    output: {
      ...common.output,
      path: join(request.outputFolder, 'web'),
      clean: false,
      publicPath: '',
      filename: '[name].js',
    },
    optimization: { ...common.optimization, splitChunks: false },
  }
}
