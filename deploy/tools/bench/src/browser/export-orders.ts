import { stat } from 'node:fs/promises'
import type { Page } from 'playwright'

export interface ExportFigures {
  /** Milliseconds from the press to the saved file. */
  wait: number
  /** Of the file. */
  bytes: number
}

/** Saves the whole list of orders that the page shows as a workbook. */
export async function exportOrders(page: Page): Promise<ExportFigures> {
  const saved = page.waitForEvent('download')
  const startedAt = performance.now()
  await page.getByRole('main').getByRole('button', { name: 'Скачать таблицу' }).click()
  const path = await (await saved).path()
  const wait = performance.now() - startedAt
  return { wait, bytes: (await stat(path)).size }
}
