import { CHUNK_INTEGRITY_FILE, INTEGRITY_GLOBAL } from '@prilavok/shared-kernel/contract'
import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/**
 * Code of the shell's runtime: a chunk whose hash the page has not given waits for the file of the others, which the browser checks by
 * the hash that the page gives. While that file does not come, neither do the chunks; each retry asks at another address, because a
 * cache may keep a bad copy (ADR 11). A page without that hash (development,
 * an edge of before) loads them unchecked.
 */
export class LateIntegrityModule extends RuntimeModule {
  constructor() {
    // Behind the function that it wraps.
    super('late integrity', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    const { loadScript, publicPath } = RuntimeGlobals
    const file = JSON.stringify(CHUNK_INTEGRITY_FILE)
    return Template.asString([
      `var load = ${loadScript}, others, failures = 0;`,
      `${loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        `var table = self.${INTEGRITY_GLOBAL} || {}, hash = table[${file}];`,
        'if (!hash || table[url.slice(url.lastIndexOf("/") + 1)]) return load(url, done, key, chunkId);',
        `others ||= fetch(${publicPath} + (failures ? "~" + failures + "/" : "") + ${file}, { integrity: hash })`,
        Template.indent([
          '.then((answer) => answer.json())',
          '.then(',
          Template.indent([
            `(hashes) => { self.${INTEGRITY_GLOBAL} = Object.assign(hashes, table, { [${file}]: "" }); },`,
            '(failure) => { others = undefined; failures++; throw failure; },',
          ]),
          ');',
        ]),
        'others.then(() => load(url, done, key, chunkId), () => done({ type: "missing", target: { src: url } }));',
      ]),
      '};',
    ])
  }
}
