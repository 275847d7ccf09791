import { inflateRawSync } from 'node:zlib'

/** A file inside an archive, as its directory describes it. */
export interface ZipEntry {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  /** Bytes in the archive. */
  packed: number
  /** Bytes that the directory promises after unpacking. Do not believe it. */
  size: number
  /** Of the local header. */
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** The end record with the longest comment. */
const TAIL = 22 + 65_535
/** More files than this are no document. */
const ENTRIES = 5000

/** An archive that is broken, or not made as documents are. */
export class BrokenZip extends Error {}

/**
 * The directory of an archive, nothing unpacked.
 * @throws BrokenZip
 */
export function readZipDirectory(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end < zip.length - TAIL || end + 22 > zip.length) throw new BrokenZip('no end record')
  const count = zip.readUInt16LE(end + 10)
  if (zip.readUInt32LE(end) !== END || count > ENTRIES) throw new BrokenZip('too many files')
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new BrokenZip('broken directory')
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      // Programs for Windows write «\» between folders.
      name: zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * Unpacks one file.
 * @param limit bytes; whatever the directory says, more is never unpacked
 * @throws BrokenZip also when the file is larger
 */
export function unzipEntry(zip: Buffer, { method, packed, offset }: ZipEntry, limit: number): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL) throw new BrokenZip('broken file')
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (start + packed > zip.length) throw new BrokenZip('cut off')
  const content = zip.subarray(start, start + packed)
  if (method === 0 && packed <= limit) return content
  if (method !== 8) throw new BrokenZip('unknown method, or too large')
  try {
    return inflateRawSync(content, { maxOutputLength: limit })
  } catch (cause) {
    throw new BrokenZip('cannot be unpacked within the limit', { cause })
  }
}
