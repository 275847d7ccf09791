import { join } from 'node:path'

/** Environment variable with the folder of this run of the tests, set by `global-setup.mjs`. */
export const RUN_FOLDER = 'PRILAVOK_TEST_RUN'

/** Files by which the runner, its workers and the keeper of their server speak to each other. */
export const runFiles = (folder: string) => ({
  /** Process id of the runner. */
  runner: join(folder, 'runner'),
  /** Made by the worker that asks for the server first. */
  asked: join(folder, 'asked'),
  /** The keeper's answer: a `SharedServer`. */
  server: join(folder, 'server.json'),
  /** The answer when there is no server: why. */
  failure: join(folder, 'failure.txt'),
})

/** A PostgreSQL that the tests of one run share. */
export interface SharedServer {
  /** Process id of its keeper. */
  keeper: number
  /** Its database `postgres`, as a user that may create databases. */
  url: string
  /** Begins the name of every database that this run makes. */
  prefix: string
}
