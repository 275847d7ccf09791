/** The daily loop of whoever works on this repository: starting, a change, a build, the tests; in clones without anything installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { readArguments } from './arguments'
import { print, printLoad, printMedian } from './figures/report'
import { fetchPage } from './shop/fetch-page'
import { freePort } from './shop/free-port'
import { untilAnswered } from './shop/until-answered'

const SHOPS = ['green', 'blue', 'red', 'violet', 'yellow', 'purple']
const EDITED = 'mf-catalog/src/features/sections/texts.ts'
const EDITED_LINE = /^( *title: 'Каталог товаров).*(',)$/m
const HALF_AN_HOUR_MS = 1_800_000

/** Times of one clone, in seconds. */
const FIGURES = {
  cold: { name: 'fresh npm start → first list page', aim: '≤ 60' },
  every: { name: 'fresh npm start → every shop answers', aim: '≤ 90' },
  warm: { name: 'npm start again, nothing changed', aim: '≤ 8' },
  changed: { name: 'one file of one part changed → npm start shows it', aim: '≤ 20' },
  buildCold: { name: 'npm run build -- mf-catalog', aim: '≤ 20' },
  buildAgain: { name: 'npm run build -- mf-catalog, one file changed', aim: '≤ 6' },
  testChanged: { name: 'npm test -- changed', aim: '≤ 60' },
  test: { name: 'npm test', aim: '≤ 900' },
} as const
type Figure = keyof typeof FIGURES

const { runs } = readArguments('usage: npm run bench -- loop [--runs N]', 1)
print(
  '\nEach run clones the last commit into an empty folder, with an empty home: nothing is installed or built.',
)
printLoad()
const times = new Map<Figure, number[]>()
for (let run = 0; run < runs; run += 1) await measureClone()
for (const [figure, { name, aim }] of Object.entries(FIGURES))
  printMedian(name, times.get(figure as Figure) ?? [], { unit: 's', digits: 1, aim })

async function measureClone(): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'prilavok loop '))
  const clone = join(place, 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    const env = { ...process.env, HOME: join(place, 'home') }
    await measureStart(clone, env, 'cold', 'every')
    await measureStart(clone, env, 'warm')
    await edit(clone, '1')
    await measureStart(clone, env, 'changed')
    await rm(join(clone, 'mf-catalog', 'dist'), { recursive: true })
    await measureCommand(clone, env, 'buildCold', ['run', 'build', '--', 'mf-catalog'])
    await edit(clone, '2')
    await measureCommand(clone, env, 'buildAgain', ['run', 'build', '--', 'mf-catalog'])
    await measureCommand(clone, env, 'test', ['test'])
    await measureCommand(clone, env, 'testChanged', ['test', '--', 'changed'])
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

function note(figure: Figure, startedAt: number): void {
  const seconds = (performance.now() - startedAt) / 1000
  print(`${FIGURES[figure].name}: ${seconds.toFixed(1)} s`)
  times.set(figure, [...(times.get(figure) ?? []), seconds])
}

async function edit(clone: string, mark: string): Promise<void> {
  const file = join(clone, EDITED)
  const text = await readFile(file, 'utf8')
  if (!EDITED_LINE.test(text)) throw new Error(`${EDITED} has no line like ${EDITED_LINE}.`)
  await writeFile(file, text.replace(EDITED_LINE, `$1 ${mark}$2`))
}

/** From the command to a list page that the server rendered, then to one of every shop; stopped as by Ctrl-C. */
async function measureStart(
  clone: string,
  env: NodeJS.ProcessEnv,
  first: Figure,
  every?: Figure,
): Promise<void> {
  const [port, apiPort, consolePort] = [await freePort(), await freePort(), await freePort()]
  const startedAt = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...env, PORT: String(port), API_PORT: String(apiPort), CONSOLE_PORT: String(consolePort) },
  })
  const isOpen = async (name: string) => {
    const { status, body } = await fetchPage(`http://demo-${name}.localhost:${port}/catalog-list`)
    return status === 200 && body.includes('"rendered":"server"')
  }
  try {
    await untilAnswered(() => isOpen('green'), HALF_AN_HOUR_MS)
    note(first, startedAt)
    for (const name of every ? SHOPS : []) await untilAnswered(() => isOpen(name), HALF_AN_HOUR_MS)
    if (every) note(every, startedAt)
  } finally {
    await pressCtrlC(shop)
  }
}

/** What a terminal does: the whole group of processes gets the signal. */
function pressCtrlC(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!shop.pid || shop.exitCode !== null) return resolve()
    shop.once('exit', () => resolve())
    process.kill(-shop.pid, 'SIGINT')
  })
}

/** @throws when the command fails; its words stand above */
async function measureCommand(
  cwd: string,
  env: NodeJS.ProcessEnv,
  figure: Figure,
  args: string[],
): Promise<void> {
  const startedAt = performance.now()
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('npm', args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}.`)
  note(figure, startedAt)
}
