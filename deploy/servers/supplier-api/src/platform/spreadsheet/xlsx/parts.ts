import type { Sheet } from '../workbook'
import { headerRowOf } from './sheet-xml'
import { DECLARATION, xml } from './xml'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const CONTENT_TYPES = [
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/>`,
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${SHEET}.sharedStrings+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('')

const relationships = (list: readonly [type: string, target: string][]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export const PACKAGE_RELATIONSHIPS = relationships([
  [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
  [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
])

export const WORKBOOK_RELATIONSHIPS = relationships([
  [`${OFFICE}/worksheet`, 'worksheets/sheet1.xml'],
  [`${OFFICE}/styles`, 'styles.xml'],
  [`${OFFICE}/sharedStrings`, 'sharedStrings.xml'],
])

/** Names the sheet, which repeats the titles of its columns on every printed page. */
export function workbookXml(sheet: Sheet): string {
  const row = headerRowOf(sheet)
  return [
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>`,
    `<sheets><sheet name="${xml(sheet.name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>`,
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'${xml(sheet.name)}'!$${row}:$${row}</definedName>`,
    '</definedNames></workbook>',
  ].join('')
}

export const coreXml = (title: string, creator: string, at: Date): string =>
  [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xml(title)}</dc:title><dc:creator>${xml(creator)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
  ].join('')
