import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { ASSET, assetName } from './asset-name'
import type { BuildRequest } from './configuration'
import { KERNEL_FOLDER } from './folders'
import type { Part } from './part'
import { mustBeShared, sharedModules } from './shared-modules'
import { virtualNodeModules } from './virtual-modules'

/** Packages that are loaded when a buyer types or presses: the server never does, so its files are without them. */
const BROWSER_ONLY = /^(@zxcvbn-ts|write-excel-file)\//

/** axios' build for browsers works over fetch and needs no Node built-ins. */
const browserAxios = () =>
  join(createRequire(join(KERNEL_FOLDER, 'package.json')).resolve('axios'), '../../esm/axios.js')

/**
 * Shared modules come from the shell at run time; one that the shell does not provide fails the build, and so does a module of Node,
 * which a render thread would not hand out.
 */
const sharedFromShell = (part: Part): Plugin => {
  const names = new Set(sharedModules(part.folder).map(({ name }) => name))
  return {
    name: 'shared modules',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => {
        if (names.has(path) || BROWSER_ONLY.test(path)) return { path, external: true }
        if (mustBeShared(path))
          return {
            errors: [
              {
                text: `${path} is not provided by the shell: import a sub-path that shared-kernel exports.`,
              },
            ],
          }
        if (isBuiltin(path))
          return { errors: [{ text: `${path} is a module of Node: pages have none of them.` }] }
        return undefined
      })
    },
  }
}

const assetAddresses: Plugin = {
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: ASSET }, ({ path }) => ({
      contents: `export default ${JSON.stringify(assetName(path))}`,
    }))
  },
}

/** Every exposed module by its name, each evaluated when it is asked for: one that fails fails alone. */
const modulesSource = ({ modules }: Part): string =>
  [
    'module.exports = {',
    ...modules.map(
      ({ expose, file }) => `  ${JSON.stringify(expose)}: () => require(${JSON.stringify(file)}),`,
    ),
    '}',
  ].join('\n')

function commonOptions({ part, version, mode }: BuildRequest): BuildOptions {
  return {
    absWorkingDir: part.folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    mainFields: ['module', 'main'],
    conditions: ['module', mode],
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022', verbatimModuleSyntax: true } },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), __PART_VERSION__: JSON.stringify(version) },
  }
}

/**
 * CommonJS build for the edge's render threads, not minified: nobody downloads it, and errors keep their lines. The shell is one
 * file; a part is one bundle of all its modules, `part.cjs`, with a small file for each exposed module, so that modules of one part
 * share what they import: a React context is one object on the server as in the browser.
 * @throws with the compiler's messages when the build has errors
 */
export async function buildNode(request: BuildRequest): Promise<void> {
  const { part } = request
  const folder = join(request.outputFolder, 'node')
  if (part.isShell) {
    await build({
      ...commonOptions(request),
      entryPoints: [join(part.folder, 'src/server/index.ts')],
      outfile: join(folder, 'server.cjs'),
      alias: { axios: browserAxios() },
      plugins: [assetAddresses, virtualNodeModules(part)],
    })
    return
  }
  await build({
    ...commonOptions(request),
    stdin: { contents: modulesSource(part), resolveDir: part.folder, loader: 'js' },
    outfile: join(folder, 'part.cjs'),
    plugins: [assetAddresses, sharedFromShell(part)],
  })
  await mkdir(folder, { recursive: true })
  for (const { expose } of part.modules)
    await writeFile(
      join(folder, `${expose.slice(2)}.cjs`),
      `module.exports = require('./part.cjs')[${JSON.stringify(expose)}]()\n`,
    )
}
