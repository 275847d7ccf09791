import { argv } from 'node:process'

/** `npm run api`: the supplier API alone, or with the demonstration shops (`--demo`), which it does not know itself. */
const main = argv.includes('--demo') ? '@prilavok/demo-shops/main' : '@prilavok/supplier-api/main'
await import(main)
