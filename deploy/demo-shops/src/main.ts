import { parseArgs } from 'node:util'
import { runApi } from '@prilavok/supplier-api/run-api'
import { demonstration } from './demonstration'
import { loadDemo } from './load-demo'

/** The API with the demonstration shops and what stands in for something real in them. */
await runApi(() => ({
  credentials: parseArgs({ options: { demo: { type: 'boolean' }, credentials: { type: 'string' } } }).values
    .credentials,
  prepare: async (pool) => {
    await loadDemo(pool, {
      onProgress: (done, total, label) => process.stdout.write(`[${done}/${total}] ${label}\n`),
    })
  },
  demonstration,
}))
