/** How long an edit takes to be seen under `npm run dev`, and whether the page keeps its state. Edits sources and mends them. */
import type { Page } from 'playwright'
import { readArguments } from './arguments'
import { openBrowser } from './browser/open-browser'
import { openStill } from './browser/open-still'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { EDIT_MARK, prepareEdit, type SourceEdit } from './shop/source-edit'
import { startDevelopment } from './shop/start-development'

const EDITS: SourceEdit[] = [
  {
    name: 'a page of mf-catalog',
    file: 'mf-catalog/src/pages/CatalogListPage.tsx',
    from: '{node?.section.NAME ?? texts.catalogList.title}',
    to: `{'${EDIT_MARK}'}`,
  },
  {
    name: 'a component of mf-catalog',
    file: 'mf-catalog/src/features/sections/SectionTree.tsx',
    from: '{node.section.NAME}',
    to: `{'${EDIT_MARK}'}`,
  },
  {
    name: 'a component of the shell',
    file: 'shell/src/layout/UtilityRow.tsx',
    from: '<p title={notice}>{notice}</p>',
    to: `<p>${EDIT_MARK}</p>`,
  },
  {
    name: 'a component of the kernel',
    file: 'shared-kernel/src/ui/page-title.tsx',
    from: '{children}\n      </h1>',
    to: `${EDIT_MARK}\n      </h1>`,
  },
]
const TYPED = 'бумага'
const TIMEOUT_MS = 15_000

/** Milliseconds until the page shows the mark, or shows it no more. */
async function seen(page: Page, change: () => void, isShown: boolean): Promise<number> {
  const startedAt = performance.now()
  change()
  await page.waitForFunction(
    ([mark, shown]) => document.body.innerText.includes(mark) === shown,
    [EDIT_MARK, isShown] as const,
    { timeout: TIMEOUT_MS, polling: 10 },
  )
  return performance.now() - startedAt
}

const { runs } = readArguments('usage: npm run bench -- refresh [--runs N]', 3)
const edits = EDITS.map((edit) => ({ ...edit, ...prepareEdit(edit) }))
const restore = () => {
  for (const edit of edits) edit.restore()
}
process.once('SIGINT', () => {
  restore()
  process.exit(130)
})
const shop = await startDevelopment('mf-catalog')
const browser = await openBrowser()
try {
  print('\nnpm run dev -- mf-catalog; from the writing of the file until the page shows it, there and back.')
  printLoad()
  print('')
  const page = await browser.newPage()
  await openStill(page, `${shop.url}/catalog-list`)
  const field = page.getByRole('banner').getByRole('searchbox').or(page.locator('header input')).first()
  await field.fill(TYPED)
  for (const edit of edits) {
    const times: number[] = []
    for (let run = 0; run < runs; run++)
      times.push(await seen(page, edit.edit, true), await seen(page, edit.restore, false))
    printMedian(`Edit of ${edit.name}`, times, { aim: '≤ 1000' })
    printFigure('  what was typed before', (await field.inputValue()) === TYPED ? 'kept' : 'lost', '', 'kept')
  }
} finally {
  restore()
  await browser.close()
  await shop.close()
}
