import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|json|svg)$/

/**
 * Writes `.br` and `.gz` beside a text file.
 * @param thorough with brotli's dearest level, for what is published: ten times slower
 */
export async function compress(file: string, thorough: boolean): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
