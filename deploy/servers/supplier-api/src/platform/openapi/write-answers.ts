import { writeFile } from 'node:fs/promises'
import { SCHEMAS_FILE, schemasText } from './contract-schemas'

await writeFile(SCHEMAS_FILE, schemasText())
