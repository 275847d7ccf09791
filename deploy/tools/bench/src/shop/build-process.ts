/** The process that `runBuild` starts: builds one folder. */
import { buildPart } from '@prilavok/build/build-part'

const [folder, version] = process.argv.slice(2)
if (!folder || !version) throw new Error('usage: build-process.ts FOLDER VERSION')
await buildPart(folder, { version })
