import { join } from 'node:path'
import type { Configuration } from 'webpack'
import type { BuildMode } from './configuration'
import { readPart } from './part'
import { recordUses } from './uses/record-uses'
import { webConfiguration } from './web-configuration'
import { workerConfiguration } from './worker-configuration'

export interface BuildOptions {
  version: string
  mode: BuildMode
  /** @default `dist` in the part's folder */
  outputFolder?: string
}
/** Makes the configuration for the browser of one part, and that of the service worker, which the shell alone has. */
export type PartConfigurations = (
  options: BuildOptions,
) => Promise<{ web: Configuration; worker?: Configuration }>

/** The whole of a part's `webpack.config.ts`: everything else follows from its `release.ts` and `package.json`. */
export const configurationsOf =
  (folder: string): PartConfigurations =>
  async (options) => {
    const part = await readPart(folder)
    const request = { outputFolder: join(folder, 'dist'), ...options, part }
    const web = webConfiguration(request)
    return {
      web: { ...web, plugins: [...(web.plugins ?? []), recordUses(part)] },
      ...(part.isShell && { worker: workerConfiguration(request) }),
    }
  }
