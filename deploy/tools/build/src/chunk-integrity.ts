import { createHash } from 'node:crypto'
import { CHUNK_INTEGRITY_FILE, INTEGRITY_GLOBAL } from '@prilavok/shared-kernel/contract'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { LateIntegrityModule } from './late-integrity'

const NAME = 'ChunkIntegrity'
/** Stands for the table until the chunks have their final content. A string, so that no minifier changes it. */
const TABLE = /(["'`])@@chunk-integrity@@\1/g

const hashOf = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Has the browser check each chunk that a script of the build loads: `integrity` of its script tag. The hashes stand in the remote
 * entry, whose own hash the page knows from the plan. In the shell's first script they would delay every page: the page gives those of
 * what it loads first (`INTEGRITY_GLOBAL`), and the others stand in a file of their own, which the first later chunk waits for.
 */
export class ChunkIntegrity {
  /** @param entry file that loads the chunks and has no hash in its name; the shell has none */
  constructor(private readonly entry: string | undefined) {}

  apply(compiler: Compiler): void {
    const { RuntimeGlobals } = webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const table = this.entry ? '"@@chunk-integrity@@"' : `(self.${INTEGRITY_GLOBAL} || {})`
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          `${source}\nvar integrity = ${table}[url.slice(url.lastIndexOf("/") + 1)];\nif (integrity) script.integrity = integrity;`,
      )
      if (!this.entry)
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.loadScript)
          .tap(NAME, (chunk, needed) => {
            needed.add(RuntimeGlobals.publicPath)
            compilation.addRuntimeModule(chunk, new LateIntegrityModule())
          })
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.writeTable(compilation),
      )
    })
  }

  private writeTable(compilation: Compilation): void {
    const { entry } = this
    const starting = entry ? [entry] : [...compilation.entrypoints.values()].flatMap((of) => of.getFiles())
    const hashes = Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.js') && !starting.includes(name))
        .map(({ name, source }) => [name, hashOf(source.buffer())]),
    )
    const table = JSON.stringify(hashes)
    if (!entry) compilation.emitAsset(CHUNK_INTEGRITY_FILE, new webpack.sources.RawSource(table))
    else if (compilation.getAsset(entry))
      compilation.updateAsset(
        entry,
        (source) => new webpack.sources.RawSource(String(source.source()).replace(TABLE, () => table)),
      )
  }
}
