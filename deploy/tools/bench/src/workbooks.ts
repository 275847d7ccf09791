/** What a workbook that somebody uploads costs to read or to refuse: files that say much, and files of a folder. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isOds, isXlsx } from '@prilavok/supplier-api/platform/files/document-kinds'
import { readOds } from '@prilavok/supplier-api/platform/spreadsheet/read-ods'
import { readXls } from '@prilavok/supplier-api/platform/spreadsheet/read-xls'
import { readXlsx } from '@prilavok/supplier-api/platform/spreadsheet/read-xlsx'
import { BOMBS, HEAVY } from '@prilavok/supplier-api/platform/spreadsheet/testing/workbook-bombs'
import { median } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'

const AIM_MS = 1000

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { folder: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
/** What a reader says of a file that it does not read; everything else is a crash. */
const outcomes = new Map<string, number>()

/** @returns milliseconds of processor time of the whole process, its collector of garbage included */
function timeOf(file: Buffer): number {
  const before = process.cpuUsage()
  const outcome = outcomeOf(file)
  const { user, system } = process.cpuUsage(before)
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return (user + system) / 1000
}

function outcomeOf(file: Buffer): string {
  try {
    const read = isOds(file) ? readOds : isXlsx(file) ? readXlsx : readXls
    const { rows } = read(file)
    return rows.length > 0 ? 'read' : 'read, empty'
  } catch (cause) {
    const { name, message } = cause as Error
    return name === 'UnreadableTable' ? `refused: ${message}` : `CRASH: ${name} ${message}`
  }
}

async function measureBombs(): Promise<void> {
  const medians: number[] = []
  for (const { title, make } of [...BOMBS, ...HEAVY]) {
    const file = await make()
    const times = Array.from({ length: runs }, () => timeOf(file))
    medians.push(median(times))
    printMedian(title, times, { aim: `≤ ${AIM_MS}` })
  }
  printFigure('The slowest of all', `${Math.max(...medians).toFixed(0)} ms`, '', `≤ ${AIM_MS}`)
  printFigure('Median of all', `${median(medians).toFixed(0)} ms`)
}

async function measureFolder(folder: string): Promise<void> {
  const times: number[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(({ name }) => /\.xlsx?$/i.test(name))) {
    const file = await readFile(join(entry.parentPath, entry.name))
    const time = timeOf(file)
    times.push(time)
    if (time > AIM_MS) printFigure(`Slow: ${entry.name}`, `${time.toFixed(0)} ms`)
  }
  if (times.length === 0) throw new Error(`${folder} has no workbooks`)
  printFigure(`Workbooks of ${folder}`, String(times.length))
  printMedian('Half of them within', [median(times)])
  printFigure('The slowest', `${Math.max(...times).toFixed(0)} ms`, '', `≤ ${AIM_MS}`)
}

print('\nProcessor time of reading one workbook.')
printLoad()
await (values.folder === undefined ? measureBombs() : measureFolder(values.folder))
for (const [outcome, count] of [...outcomes].sort()) printFigure(outcome, String(count))
