import type { ExcelWarning } from '@prilavok/shared-kernel/contract'
import { countOf } from '@prilavok/shared-kernel/contract/lists'
import { addFromFileTexts } from '../texts'

/** Rows of a file that were not added, as rows of a form: code, count and what is wrong with them. A name is looked for instead. */
export const givenRows = (errors: readonly ExcelWarning[]) =>
  errors.map(({ ROW, CODE, QUANTITY, TEXT, NAME }) => ({
    code: CODE.replace(/\s/g, ''),
    quantity: countOf(QUANTITY) || undefined,
    name: NAME || undefined,
    problem: NAME ? undefined : addFromFileTexts.problem(ROW, TEXT),
  }))
