const reject = () => {
  throw new TypeError(
    'A part may not change the global object: pages of all shops are rendered in one process',
  )
}

/** Reads pass through, writes are rejected: what one page left there, the next one of another shop would find. */
const readOnlyGlobal: typeof globalThis = new Proxy(globalThis, {
  get: (target, name) => Reflect.get(target, name, target),
  set: reject,
  defineProperty: reject,
  deleteProperty: reject,
})

/** The process as a bundle may ask for it: no settings, no exit. */
const mutedProcess = Object.freeze({
  env: Object.freeze({ NODE_ENV: process.env.NODE_ENV }),
  versions: process.versions,
  platform: process.platform,
  nextTick: process.nextTick,
  emitWarning: () => undefined,
})

/** Names that code of a part sees instead of the real ones. */
export const guardedGlobals: Record<string, unknown> = {
  process: mutedProcess,
  global: readOnlyGlobal,
  globalThis: readOnlyGlobal,
}
