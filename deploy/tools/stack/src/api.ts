import { argv } from 'node:process'

/** `npm run api`: the supplier API alone, or with the demonstration shops (`--demo`), which it does not know itself. */
await (argv.includes('--demo') ? import('@prilavok/demo-shops/main') : import('@prilavok/supplier-api/main'))
