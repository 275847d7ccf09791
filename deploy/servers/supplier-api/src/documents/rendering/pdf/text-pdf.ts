import type { Content } from 'pdfmake/interfaces'
import type { TextBlock, TextDocument } from '../text-document'
import { makePdf, QUIET } from './letterhead'

// Space is left above alone: what is left below the last line can make a page of its own.

const headingOf = (text: string): Content => ({ text, fontSize: 11, bold: true, margin: [0, 17, 0, -2] })

function partsOf(block: Exclude<TextBlock, { heading: string }>): Content[] {
  if ('text' in block) return [{ text: block.text, margin: [0, 5, 0, 0] }]
  return block.facts.map(({ name, value }): Content => {
    const columns = [{ text: name, width: 150, color: QUIET }, value]
    return { columns, margin: [0, 4, 0, 0] }
  })
}

/** A heading never stands alone at the foot of a page: what follows it, of less than a page, is kept with it. */
function bodyOf(blocks: readonly TextBlock[]): Content[] {
  let headings: Content[] = []
  const body = blocks.flatMap((block): Content[] => {
    if ('heading' in block) {
      headings.push(headingOf(block.heading))
      return []
    }
    const [first, ...others] = partsOf(block)
    if (first === undefined) return []
    const kept: Content = { unbreakable: headings.length > 0, stack: [...headings, first] }
    headings = []
    return [kept, ...others]
  })
  return [...body, ...headings]
}

/** A text on a letterhead as pages of A4. */
export const textPdf = (document: TextDocument): Promise<Buffer> =>
  makePdf(document, [
    { text: document.title, fontSize: 18, bold: true, margin: [0, 16, 0, 5] },
    { fontSize: 10, stack: bodyOf(document.blocks) },
  ])
