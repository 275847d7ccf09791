import type { Sheet } from '../workbook'
import { headerRowOf } from './sheet-xml'
import { DECLARATION, xml } from './xml'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const contentTypes = (sheets: number): string =>
  [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/>`,
    ...Array.from(
      { length: sheets },
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${SHEET}.worksheet+xml"/>`,
    ),
    `<Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/>`,
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${SHEET}.sharedStrings+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '</Types>',
  ].join('')

const relationships = (list: readonly [type: string, target: string][]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export const packageRelationships = (): string =>
  relationships([
    [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
  ])

export const workbookRelationships = (sheets: number): string =>
  relationships([
    ...Array.from({ length: sheets }, (_, index): [string, string] => [
      `${OFFICE}/worksheet`,
      `worksheets/sheet${index + 1}.xml`,
    ]),
    [`${OFFICE}/styles`, 'styles.xml'],
    [`${OFFICE}/sharedStrings`, 'sharedStrings.xml'],
  ])

/** What Excel takes as the name of a sheet: 31 letters, none of these signs. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const names: string[] = []
  for (const { name } of sheets) {
    const plain =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim()
        .slice(0, 31) || 'Лист'
    const isTaken = names.some((taken) => taken.toLowerCase() === plain.toLowerCase())
    names.push(isTaken ? `${plain.slice(0, 27)} ${names.length + 1}` : plain)
  }
  return names
}

/** The list of sheets; each repeats the titles of its columns on every printed page. */
export function workbookXml(sheets: readonly Sheet[]): string {
  const names = sheetNames(sheets)
  const list = names.map(
    (name, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const titles = sheets.map((sheet, index) => {
    const row = headerRowOf(sheet)
    const quoted = xml((names[index] ?? '').replaceAll("'", "''"))
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${quoted}'!$${row}:$${row}</definedName>`
  })
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`
}

export const coreXml = (title: string, creator: string, at: Date): string =>
  [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xml(title)}</dc:title><dc:creator>${xml(creator)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
  ].join('')
