/** How long the list and the file of one shop take while another shop sends many that are hard. */
import { slowest } from '@prilavok/supplier-api/platform/spreadsheet/testing/workbook-bombs'
import { tableFile } from '@prilavok/supplier-api/platform/spreadsheet/testing/workbook-files'
import { startBenchApi } from './api/bench-api'
import { readApiArguments } from './api/read-arguments'
import { median } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'

const LISTS = 24
const FILES = 6
const LINES = 50
const MATCH = '/v3/api/catalog/product/match/'
const FROM_EXCEL = '/v4/api/client/order_basket/main/from_excel/'

type Address = (path: string) => string

const { products, runs } = readApiArguments('lists', 100_000)
const api = await startBenchApi(products)

/** Statuses of what was sent beside, all runs together. */
const statuses = new Map<string, number>()

async function post(address: string, body: FormData | URLSearchParams): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(address, { method: 'POST', body })
  await answer.arrayBuffer()
  statuses.set(`${answer.status}`, (statuses.get(`${answer.status}`) ?? 0) + 1)
  return performance.now() - startedAt
}

const listOf = (names: readonly string[]) =>
  new URLSearchParams(names.map((name, at) => [`lines[${at}][name]`, name]))

/** Letters that no word has, other ones each time: nothing is known from before. */
const nonsense = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 8 }, () => String.fromCharCode(0x430 + Math.floor(Math.random() * 32))).join(''),
  ).join(' ')

const sendNonsense = (address: Address) =>
  post(address(MATCH), listOf(Array.from({ length: LINES }, nonsense)))

function sendFile(address: Address, content: Buffer, name = 'заявка.xlsx'): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return post(address(FROM_EXCEL), body)
}

/** Ten goods of the shop, each asked for by a part of its name that no run before has asked for. */
async function sendList(address: Address, run: number): Promise<number> {
  const { rows } = await api.pool.query<{ name: string }>(
    'select name from products where shop_id = 2 order by id limit 10 offset $1',
    [run * 10],
  )
  return post(address(MATCH), listOf(rows.map(({ name }) => name.slice(0, 60))))
}

/** @param own takes the time of the other shop; the run says what it asks for */
async function compare(
  title: string,
  own: (run: number) => Promise<number>,
  beside: () => Promise<number>[],
) {
  const [alone, beside_]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    alone.push(await own(2 * run))
    const others = beside()
    // They have come before it.
    await new Promise((resolve) => setTimeout(resolve, 100))
    beside_.push(await own(2 * run + 1))
    printMedian(`   the ${others.length} beside: the last one`, [Math.max(...(await Promise.all(others)))])
  }
  printMedian(`${title}: alone`, alone)
  printMedian(`${title}: beside`, beside_)
  printFigure('   ratio', (median(beside_) / median(alone)).toFixed(1))
}

try {
  print(`\nTwo shops, the first with ${products.toLocaleString('ru-RU')} products; ${runs} runs.`)
  printLoad()
  const [first, second] = await Promise.all([
    api.visitor('demo-green.localhost'),
    api.visitor('demo-blue.localhost'),
  ])
  const bomb = await slowest()
  const list = tableFile([['Код', 'Кол-во'], ...Array.from({ length: 20 }, (_, at) => [100_000 + at, 1])])
  await sendFile(second, list)
  await compare(
    'A file of another shop',
    () => sendFile(second, list),
    () => Array.from({ length: FILES }, () => sendFile(first, bomb)),
  )
  await compare(
    'A list of another shop',
    (run) => sendList(second, run),
    () => Array.from({ length: LISTS }, () => sendNonsense(first)),
  )
  print(`Answers: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`)
} finally {
  await api.stop()
}
