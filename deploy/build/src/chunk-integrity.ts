import { createHash } from 'node:crypto'
import { INTEGRITY_GLOBAL } from '@prilavok/shared-kernel/contract'
import webpack, { type Compilation, type Compiler } from 'webpack'

const NAME = 'ChunkIntegrity'
/** Stands for the table until the chunks have their final content. A string, so that no minifier changes it. */
const TABLE = /(["'`])@@chunk-integrity@@\1/g

const hashOf = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Has the browser check each chunk that a script of the build loads: `integrity` of its script tag. The hashes stand in the remote
 * entry, whose own hash the page knows from the plan. They would double the shell's first script, so the shell has none: the page
 * gives those of what it loads first (`INTEGRITY_GLOBAL`).
 */
export class ChunkIntegrity {
  /** @param entry file that loads the chunks and has no hash in its name */
  constructor(private readonly entry: string | undefined) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const table = this.entry ? '"@@chunk-integrity@@"' : `(self.${INTEGRITY_GLOBAL} || {})`
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          `${source}\nvar integrity = ${table}[url.slice(url.lastIndexOf("/") + 1)];\nif (integrity) script.integrity = integrity;`,
      )
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.writeTable(compilation),
      )
    })
  }

  private writeTable(compilation: Compilation): void {
    const { entry } = this
    if (!entry || !compilation.getAsset(entry)) return
    const hashes = Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.js') && name !== entry)
        .map(({ name, source }) => [name, hashOf(source.buffer())]),
    )
    compilation.updateAsset(
      entry,
      (source) =>
        new webpack.sources.RawSource(
          source
            .source()
            .toString()
            .replace(TABLE, () => JSON.stringify(hashes)),
        ),
    )
  }
}
