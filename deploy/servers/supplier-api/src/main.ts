import { parseArgs } from 'node:util'
import { runApi } from './run-api'

await runApi(() => parseArgs({ options: { credentials: { type: 'string' } } }).values)
