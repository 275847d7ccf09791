import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import { makeNonce } from '../http/security-headers'
import { brotliOptions } from './html-stream'

/** A document that is compressed once for all answers, though each has a nonce of its own. */
export interface PackedDocument {
  /** The compressed document of one answer. @param nonce as `makeNonce` makes them */
  of(nonce: string): Buffer
  bytes: number
}

/** What it is answered with, too. */
export interface PackedPage extends PackedDocument {
  /** Its thing does not exist. */
  missing: boolean
}

/** Room for what comes out between two flushes: a stream whose reader waits for the flush would stand still without it. */
const ROOM = 4_194_304
/** Many answers share the work. */
const QUALITY = 7
/** Now and then brotli spells a nonce out instead of referring to the first one; with another placeholder it does not. */
const ATTEMPTS = 5
const decompress = promisify(brotliDecompress)

/** Brotli's block of bytes that stand as they are (RFC 7932 §9.2): its end (1 bit), sizes of sizes (2), size (16), «stored» (1). */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, header.length)
  return Buffer.concat([header, bytes])
}

/** A text that differs from the nonce in every sign but the padding. */
const otherNonce = (nonce: string) => nonce.replace(/[^=]/g, (sign) => (sign === 'A' ? 'B' : 'A'))

/** What comes before the block of the placeholder and after it. */
async function compressAround(before: string, placeholder: string, after: string): Promise<[Buffer, Buffer]> {
  const stream = createBrotliCompress({ ...brotliOptions(QUALITY), readableHighWaterMark: ROOM } as object)
  const flushed = (text: string) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject)
      stream.write(text)
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(stream.read() ?? Buffer.alloc(0)))
    })
  const head = await flushed(before)
  await flushed(placeholder)
  stream.end(after)
  return [head, await buffer(stream)]
}

type Make = (nonce: string) => Promise<string>

async function packWith(make: Make, placeholder: string): Promise<PackedDocument | undefined> {
  const text = await make(placeholder)
  const at = text.indexOf(placeholder)
  if (at < 0) return undefined
  const after = text.slice(at + placeholder.length)
  const [head, tail] = await compressAround(text.slice(0, at), placeholder, after)
  const of = (nonce: string) => Buffer.concat([head, storedBlock(Buffer.from(nonce)), tail])
  const other = otherNonce(placeholder)
  const unpacked = await decompress(of(other)).catch(() => undefined)
  if (unpacked?.toString('utf8') !== (await make(other))) return undefined
  return { of, bytes: head.length + tail.length }
}

/**
 * Compresses a document with a placeholder for the nonce. The first one becomes a block of stored bytes, which each answer
 * replaces; what follows refers back to it wherever the nonce stands again. Whether it really does so everywhere is tried
 * with a nonce that differs in every sign; the padding at a nonce's end is always the same, so the codes of the signs behind
 * it, which brotli chooses by the two signs before, are too.
 * @param make the document with this nonce
 * @returns undefined for a document that cannot be packed like this
 */
export async function packDocument(make: Make): Promise<PackedDocument | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const packed = await packWith(make, makeNonce())
    if (packed) return packed
  }
  return undefined
}
