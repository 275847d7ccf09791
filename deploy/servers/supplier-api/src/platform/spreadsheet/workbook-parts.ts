import { posix } from 'node:path'
import { BrokenZip, readZipDirectory, unzipEntry, type ZipEntry } from '../files/zip-directory'
import { readXml } from './read-xml'
import { UnreadableTable } from './table'

/** Bytes of a part after unpacking: many times what a thousand rows need. Larger ones are not unpacked to the end. */
const PART_BYTES = 8_388_608
const LIST_BYTES = 1_048_576

/** The parts of a workbook that its first table is read from. */
export interface WorkbookParts {
  sheet: string
  /** '' when the table keeps its texts itself. */
  strings: string
}

const attributeOf = (attributes: Record<string, string>, name: string): string =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? ''

/**
 * Unpacks the first visible sheet and the shared texts.
 * @throws UnreadableTable
 */
export function openWorkbook(file: Buffer): WorkbookParts {
  try {
    const entries = new Map(readZipDirectory(file).map((entry) => [entry.name, entry]))
    const unpack = (name: string, limit: number): string => text(file, entries.get(name), limit)
    const targets = relations(unpack('xl/_rels/workbook.xml.rels', LIST_BYTES))
    const id = firstSheet(unpack('xl/workbook.xml', LIST_BYTES))
    const sheet = targets.find((target) => target.id === id)
    const strings = targets.find(({ type }) => type.endsWith('/sharedStrings'))
    if (!sheet) throw new UnreadableTable('broken')
    return {
      sheet: unpack(sheet.path, PART_BYTES),
      strings: strings && entries.has(strings.path) ? unpack(strings.path, PART_BYTES) : '',
    }
  } catch (cause) {
    if (cause instanceof BrokenZip) throw new UnreadableTable('broken')
    throw cause
  }
}

function text(file: Buffer, entry: ZipEntry | undefined, limit: number): string {
  if (!entry) throw new UnreadableTable('broken')
  if (entry.size > limit || entry.packed > limit) throw new UnreadableTable('large')
  return unzipEntry(file, entry, limit).toString('utf8')
}

function relations(xml: string): { id: string; type: string; path: string }[] {
  const found: { id: string; type: string; path: string }[] = []
  readXml(xml, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship')
        found.push({ id: Id, type: Type, path: posix.join('/xl', Target).slice(1) })
      const last = found.at(-1)
      if (last && Target.startsWith('/')) last.path = posix.normalize(Target).slice(1)
    },
  })
  return found
}

function firstSheet(xml: string): string {
  const ids: string[] = []
  readXml(xml, {
    open(name, attributes) {
      const isShown = !/hidden/i.test(attributes.state ?? '')
      if (name === 'sheet' && isShown) ids.push(attributeOf(attributes, 'id'))
    },
  })
  return ids[0] ?? ''
}
