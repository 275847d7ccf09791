import type { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { readyFiles } from '../shop-documents/ready-documents'
import { shopFileRows } from './list-files'

/** What an archive gains nothing from packing again. */
const PACKED = /\.(pdf|jpe?g|png|docx|xlsx|od[ts]|ots|zip)$/i

/** All files of a shop as one archive, read from the store one after another while it is sent. */
export async function zipShopFiles(
  outside: Pick<FastifyInstance, 'db' | 'services'>,
  shopId: number,
): Promise<Readable> {
  const rows = await readyFiles(outside, shopId, await shopFileRows(outside.db, shopId))
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  zip.once('error', (cause) => output.destroy(cause))
  // A buyer who goes before the end leaves one file open.
  let open: Readable | undefined
  output.once('close', () => open?.destroy())
  const taken = new Set<string>()
  for (const { key, name, id } of rows) {
    const unique = taken.has(name) ? `${id} ${name}` : name
    taken.add(unique)
    zip.addReadStreamLazy(unique, { compress: !PACKED.test(name) }, (done) => {
      openFile(outside, key).then(
        (content) => {
          open = content
          if (output.destroyed) content.destroy()
          content.once('error', (cause) => output.destroy(cause))
          done(null, content)
        },
        (cause: Error) => output.destroy(cause),
      )
    })
  }
  zip.end()
  return output
}

async function openFile({ services }: Pick<FastifyInstance, 'services'>, key: string): Promise<Readable> {
  const file = await services.files.get(key)
  if (!file) throw new Error(`The file ${key} is gone`)
  return file.content
}
