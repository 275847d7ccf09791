import { Writable } from 'node:stream'

/** A log that nobody reads. */
export const silent = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })
