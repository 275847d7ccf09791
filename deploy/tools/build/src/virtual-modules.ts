import { type ExposedName, routeModules } from '@prilavok/shared-kernel/contract'
import type { Plugin } from 'esbuild'
import webpack from 'webpack'
import type { Part } from './part'
import { sharedModules } from './shared-modules'

interface ExposedModule {
  expose: ExposedName
  file: string
}

/** Each of the modules as a chunk that is named after it and loads when it is asked for. */
export const loadersSource = (modules: readonly ExposedModule[]): string =>
  [
    'export const SHELL_LOADERS = {',
    ...modules.map(
      ({ expose, file }) =>
        `  ${JSON.stringify(expose)}: () => import(/* webpackChunkName: "${expose.slice(2)}" */ ${JSON.stringify(file)}),`,
    ),
    '}',
  ].join('\n')

/** A table of modules that are all there at once. */
const tableSource = (name: string, modules: readonly { key: string; request: string }[]): string =>
  [
    ...modules.map(({ request }, at) => `import * as module${at} from ${JSON.stringify(request)}`),
    `export const ${name} = {`,
    ...modules.map(({ key }, at) => `  ${JSON.stringify(key)}: module${at},`),
    '}',
  ].join('\n')

/** What the server renders by itself: pages, their layouts and slots. Modals are never rendered there. */
const rendered = ({ descriptor, modules }: Part): ExposedModule[] => {
  const exposes = new Set([
    ...descriptor.routes.flatMap(routeModules),
    ...descriptor.slots.map(({ expose }) => expose),
  ])
  return modules.filter(({ expose }) => exposes.has(expose))
}

/**
 * Modules of the shell that are lists by nature, written by the build: `virtual:shell-loaders` (browser),
 * `virtual:shell-modules` (server) from its `release.ts`, `virtual:shared-modules` from the exports of the kernel.
 * Their types stand in `shell/src/virtual-modules.d.ts`; jest finds them in `deploy/tools/build/jest/virtual`.
 */
const sourcesOf = (part: Part): Record<string, string> => ({
  'shell-loaders': loadersSource(part.modules),
  'shell-modules': tableSource(
    'SHELL_MODULES',
    rendered(part).map(({ expose, file }) => ({ key: expose, request: file })),
  ),
  'shared-modules': tableSource(
    'SHARED_MODULES',
    sharedModules(part.folder).map(({ name }) => ({ key: name, request: name })),
  ),
})

/** The virtual modules for the browser build. */
export function virtualModules(part: Part): webpack.WebpackPluginInstance {
  return new webpack.experiments.schemes.VirtualUrlPlugin(
    Object.fromEntries(
      Object.entries(sourcesOf(part)).map(([name, source]) => [
        name,
        // The version tells the cache on disk when a list has changed.
        { type: '.js', source: () => source, version: () => source, context: part.folder },
      ]),
    ),
  )
}

/** The virtual modules for the server build. */
export function virtualNodeModules(part: Part): Plugin {
  const sources = sourcesOf(part)
  return {
    name: 'virtual modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'virtual',
      }))
      onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => ({
        contents: sources[path],
        resolveDir: part.folder,
      }))
    },
  }
}
