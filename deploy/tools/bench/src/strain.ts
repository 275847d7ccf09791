/** What one shop's rush, or slow senders, cost the visitors of another shop. */
import { readArguments } from './arguments'
import { median } from './figures/numbers'
import { print, printFigure, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { findSectionPage } from './shop/section-page'
import { openSlowSenders } from './shop/slow-senders'
import { startLoneServers } from './shop/start-servers'

const PAGES_AT_ONCE = 120
const SLOW_SENDERS = 260
const ANSWERS = 20

const { runs } = readArguments('usage: npm run bench -- strain [--runs N]', 1)
const servers = await startLoneServers()

/** Headers of a visitor who has a token and something of his own. */
async function returningVisitor(url: string): Promise<Record<string, string>> {
  const { headers } = await fetchPage(url)
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '')
  const own = cookies.filter((cookie) => !cookie.startsWith('untouched='))
  return { cookie: own.join('; '), 'accept-encoding': 'br' }
}

/** Milliseconds of a visitor's pages, one after the other. */
async function answers(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < ANSWERS; index++) times.push((await fetchPage(url, headers)).milliseconds)
  return times
}

function printStrain(strain: string, alone: readonly number[], beside: readonly number[]): void {
  print(`\nA personal page of one shop while ${strain}:`)
  printMedian('alone', alone)
  printMedian('under the strain', beside)
  printFigure('so many times as long', (median(beside) / median(alone)).toFixed(1), '', '≤ 2')
}

try {
  const [rushed, other] = servers.domains.map((domain) => `http://${domain}:${servers.port}`)
  if (!rushed || !other) throw new Error('The bench needs two shops.')
  const [page, rushedPage] = [(await findSectionPage(other)).url, (await findSectionPage(rushed)).url]
  const [visitor, rushing] = [await returningVisitor(page), await returningVisitor(rushedPage)]
  print('\nEdge and API as processes of their own; the visitors run beside them.')
  printLoad()
  await answers(page, visitor)
  for (let run = 0; run < runs; run++) {
    const before = await answers(page, visitor)
    const strain = { over: false }
    const rush = (async () => {
      while (!strain.over)
        await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => fetchPage(rushedPage, rushing)))
    })()
    const beside = await answers(page, visitor)
    strain.over = true
    await rush
    const between = await answers(page, visitor)
    printStrain(
      `${PAGES_AT_ONCE} of another are asked for at once, again and again`,
      [...before, ...between],
      beside,
    )

    const close = await openSlowSenders(servers.port, new URL(rushed).host, SLOW_SENDERS)
    const besideSlow = await answers(page, visitor)
    close()
    const after = await answers(page, visitor)
    printStrain(
      `${SLOW_SENDERS} senders of another begin bodies and do not end them`,
      [...between, ...after],
      besideSlow,
    )
  }
} finally {
  await servers.stop()
}
