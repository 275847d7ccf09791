import { codeQuery } from '../../model/code-query'

/** The sheet that is printed in place of the page. */
export const printSheetQuery = codeQuery('print-sheet', async () => {
  const { PrintSheet } = await import(/* webpackChunkName: "print-sheet" */ './PrintSheet')
  return { PrintSheet }
})
