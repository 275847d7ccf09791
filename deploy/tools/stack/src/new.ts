import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firstRoute, newPartViolations, writeNewPart } from '@prilavok/build/new-part'
import { routeViolations } from '@prilavok/rollouts/route-violations'
import { ROOT } from './root'

const USAGE = `usage: npm run new -- mf-NAME [--title 'Название']
Makes a part in the shape that all parts have: one page with its call of the API, texts and tests.
mf-NAME  its folder; NAME (small Latin letters, digits, hyphens) is the first piece of its URLs
--title  Russian name of its page; «Новый раздел» without it`

/** Import order and line breaks depend on the name of the part. */
const format = (name: string) =>
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', name], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const tell = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', default: 'Новый раздел' }, help: { type: 'boolean', short: 'h' } },
})
const [name, ...rest] = positionals

if (values.help) tell(USAGE)
else if (name === undefined || rest.length > 0) {
  tell(USAGE)
  process.exitCode = 2
} else {
  const part = { name, title: values.title }
  const violations = await newPartViolations(part)
  if (violations.length === 0) violations.push(...routeViolations(firstRoute(name)))
  if (violations.length > 0) {
    tell(`${name} is not made:`, ...violations.map((text) => `  - ${text}`))
    process.exitCode = 1
  } else {
    const files = await writeNewPart(part)
    format(name)
    tell(
      ...files.sort().map((file) => `  ${file}`),
      '',
      `${name} is made. Next:`,
      `  npm run dev -- ${name}         edit and look at ${firstRoute(name).path}`,
      `  npm run unit -- ${name}        its tests`,
      '  deploy/docs/teams.md           from here to production',
    )
  }
}
