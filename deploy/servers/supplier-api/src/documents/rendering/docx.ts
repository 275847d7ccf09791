import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { DECLARATION, xml } from '../../platform/spreadsheet/xlsx/xml'
import type { TextBlock, TextDocument } from './text-document'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** @param size half points */
const run = (text: string, size: number, strong = false): string =>
  `<w:r><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>${strong ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r>`
const paragraph = (runs: string): string => `<w:p><w:pPr><w:spacing w:after="120"/></w:pPr>${runs}</w:p>`

const blockXml = (block: TextBlock): string => {
  if ('heading' in block) return paragraph(run(block.heading, 24, true))
  if ('text' in block) return paragraph(run(block.text, 20))
  return block.facts.map(({ name, value }) => paragraph(run(`${name}: `, 20, true) + run(value, 20))).join('')
}

/** A text as a document of Word, to be copied from. */
export function docx({ title, blocks }: TextDocument): Promise<Buffer> {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(DECLARATION + text), name)
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`,
  )
  add(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  add(
    'word/document.xml',
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph(run(title, 32, true))}${blocks.map(blockXml).join('')}</w:body></w:document>`,
  )
  zip.end()
  return buffer(zip.outputStream)
}
