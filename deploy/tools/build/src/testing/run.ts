import { fileURLToPath } from 'node:url'

/** Node's first argument for a program of the workspace, before its file: `node RUN main.ts`. */
export const RUN = fileURLToPath(new URL('../../bin/run.mjs', import.meta.url))
