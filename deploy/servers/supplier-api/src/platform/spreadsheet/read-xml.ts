import { SaxesParser } from 'saxes'
import { UnreadableTable } from './table'

export interface XmlReader {
  /** @param name without its prefix */
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** No workbook is nested deeper, and no list of a thousand rows has more elements. */
const DEPTH = 64
const ELEMENTS = 400_000
/** Of one element: the widest of a workbook has a dozen. */
const ATTRIBUTES = 100

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Walks through a part of a workbook. Nothing is loaded and no entity is known but the five of XML.
 * @throws UnreadableTable at a document type (where entities could be defined), and when it is no XML
 */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new UnreadableTable('broken')
  })
  parser.on('error', () => {
    throw new UnreadableTable('broken')
  })
  let depth = 0
  let elements = 0
  let attributes = 0
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > ATTRIBUTES) throw new UnreadableTable('large')
  })
  parser.on('opentag', ({ name, attributes: given }) => {
    attributes = 0
    depth += 1
    elements += 1
    if (depth > DEPTH) throw new UnreadableTable('broken')
    if (elements > ELEMENTS) throw new UnreadableTable('large')
    reader.open?.(local(name), given)
  })
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    reader.close?.(local(name))
  })
  parser.write(xml).close()
}
