import { posix } from 'node:path'
import { BrokenZip, readZipDirectory, unzipEntry, type ZipEntry } from '../files/zip-directory'
import { readXml } from './read-xml'
import { SHEETS, UnreadableTable } from './table'

/** Bytes of a part after unpacking: many times what a thousand rows need. Larger ones are not unpacked to the end. */
const PART_BYTES = 8_388_608
const LIST_BYTES = 1_048_576
/** Of all parts together: each that is read takes its time. */
const ALL_BYTES = 2 * PART_BYTES
/** Letters that table programs let the name of a sheet have. */
const NAME = 31
const ROOT = '_rels/.rels'

/** The parts of a workbook that its first table is read from. */
export interface WorkbookParts {
  /** Of those that are shown, in their order. */
  sheets: { name: string; unpack: () => string }[]
  /** '' when the table keeps its texts itself. */
  strings: string
  /** '' when no cell has a look of its own. */
  styles: string
}

/** An attribute by its name without prefix; '' without it. */
export const attributeOf = (attributes: Record<string, string>, name: string): string =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? ''

/**
 * Unpacks the shared texts and looks, and finds the visible sheets.
 * @throws UnreadableTable
 */
export function openWorkbook(file: Buffer): WorkbookParts {
  try {
    const entries = new Map(readZipDirectory(file).map((entry) => [entry.name, entry]))
    let left = ALL_BYTES
    const unpack = (name: string, limit: number): string => {
      const content = unpacked(file, entries.get(name), Math.min(limit, left))
      left -= content.length
      return text(content)
    }
    const roots = entries.has(ROOT) ? relations(unpack(ROOT, LIST_BYTES), '/') : []
    const root = roots.find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml'
    const { dir, base } = posix.parse(root)
    const targets = relations(unpack(posix.join(dir, '_rels', `${base}.rels`), LIST_BYTES), `/${dir}`)
    const shown = shownSheets(unpack(root, LIST_BYTES)).flatMap(({ id, name }) => {
      const target = targets.find((one) => one.id === id)
      return target ? [{ name, path: target.path }] : []
    })
    const part = (kind: string) => {
      const target = targets.find(({ type }) => type.endsWith(kind))
      return target && entries.has(target.path) ? unpack(target.path, PART_BYTES) : ''
    }
    if (shown.length === 0) throw new UnreadableTable('broken')
    return {
      sheets: shown
        .slice(0, SHEETS)
        .map(({ name, path }) => ({ name, unpack: () => unpack(path, PART_BYTES) })),
      strings: part('/sharedStrings'),
      styles: part('/styles'),
    }
  } catch (cause) {
    if (cause instanceof BrokenZip) throw new UnreadableTable('broken')
    throw cause
  }
}

function unzipped(file: Buffer, entry: ZipEntry, limit: number): Buffer {
  try {
    return unzipEntry(file, entry, limit)
  } catch (cause) {
    if (cause instanceof BrokenZip) throw new UnreadableTable('broken')
    throw cause
  }
}

/** The text of a part of an archive. @throws UnreadableTable without it, and above `limit` bytes */
export const partText = (file: Buffer, entry: ZipEntry | undefined, limit = PART_BYTES): string =>
  text(unpacked(file, entry, limit))

function unpacked(file: Buffer, entry: ZipEntry | undefined, limit: number): Buffer {
  if (!entry) throw new UnreadableTable('broken')
  if (entry.size > limit || entry.packed > limit) throw new UnreadableTable('large')
  return unzipped(file, entry, limit)
}

function text(content: Buffer): string {
  const isWide = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff)
  return isWide
    ? new TextDecoder(content[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(content)
    : content.toString('utf8')
}

function relations(xml: string, folder: string): { id: string; type: string; path: string }[] {
  const found: { id: string; type: string; path: string }[] = []
  readXml(xml, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship')
        found.push({ id: Id, type: Type, path: posix.join(folder, Target).slice(1) })
      const last = found.at(-1)
      if (last && Target.startsWith('/')) last.path = posix.normalize(Target).slice(1)
    },
  })
  return found
}

function shownSheets(xml: string): { id: string; name: string }[] {
  const sheets: { id: string; name: string }[] = []
  readXml(xml, {
    open(name, attributes) {
      const isShown = !/hidden/i.test(attributes.state ?? '')
      if (name === 'sheet' && isShown)
        sheets.push({ id: attributeOf(attributes, 'id'), name: (attributes.name ?? '').slice(0, NAME) })
    },
  })
  return sheets
}
