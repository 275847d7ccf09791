import { CFB } from '@e965/xlsx'
import { COLUMNS, UnreadableTable } from './table'

interface CompoundFiles {
  read(file: Buffer, options: { type: 'buffer' }): object
  find(files: object, path: string): { content?: Uint8Array } | null
}
const compound: CompoundFiles = CFB

/** Records that the cells of a table and their looks stand in, by their numbers in [MS-XLS]; the older ones of each kind, too. */
const READ = new Set([
  ...[0x0009, 0x0209, 0x0409, 0x0809, 0x000a, 0x002f, 0x0042, 0x0022, 0x0085, 0x00fc, 0x003c],
  ...[0x00fd, 0x0204, 0x0004, 0x00d6, 0x0203, 0x0003, 0x0002, 0x027e, 0x00bd, 0x0205, 0x0005],
  ...[0x0006, 0x0206, 0x0406, 0x0207, 0x0007, 0x0200, 0x0208, 0x007d, 0x041e, 0x001e],
  ...[0x00e0, 0x0443, 0x0243, 0x0043],
])
const COLUMN_LOOK = 0x007d
/** Looks of columns: each covers several, and a sheet has 256. */
const COLUMN_LOOKS = 1000
/** A record that every reader passes over. */
const PASSED_OVER = 0x0059

/**
 * The records of an .xls file. Links, joined cells, notes and names are made to be passed over: the library that reads the records goes
 * through every cell of each, which a small file can make billions of.
 * @throws UnreadableTable without records
 */
export function xlsRecords(file: Buffer): Buffer {
  const files = compound.read(file, { type: 'buffer' })
  const content = (compound.find(files, '/Workbook') ?? compound.find(files, '/Book'))?.content
  if (!content) throw new UnreadableTable('broken')
  const records = Buffer.from(content)
  let looks = 0
  for (let at = 0; at + 4 <= records.length; at += 4 + records.readUInt16LE(at + 2)) {
    const kind = records.readUInt16LE(at)
    if (kind === COLUMN_LOOK) looks += 1
    if (!READ.has(kind) || looks > COLUMN_LOOKS) records.writeUInt16LE(PASSED_OVER, at)
    else if (kind === COLUMN_LOOK && at + 8 <= records.length)
      records.writeUInt16LE(Math.min(records.readUInt16LE(at + 6), COLUMNS), at + 6)
  }
  return records
}
