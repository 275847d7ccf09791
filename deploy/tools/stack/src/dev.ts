/** `npm run dev [-- PART…]`: the shops with the named parts compiled as they are edited, the others from builds. */
import type { Compilation } from '@prilavok/build/development-server'
import { announcement } from './announcement'
import { chooseParts, type DevelopmentParts } from './dev-parts'
import { startDevelopmentStack } from './dev-stack'
import { Disposables } from './disposables'
import { onStopRequest } from './on-stop-request'
import { readStackSettings } from './settings'
import { explanationOf } from './stack-error'

const say = (line: string) => process.stdout.write(`${line}\n`)
const starting = new AbortController()
const disposables = new Disposables()

function sayCompiled({ part, milliseconds, errors }: Compilation): void {
  if (errors) say(`\n${part} cannot be compiled:\n${errors}\n`)
  else say(`Compiled ${part} in ${(milliseconds / 1000).toFixed(1)} s`)
}

function sayParts({ local, built }: DevelopmentParts): void {
  const others = built.length > 0 ? ` From builds: ${built.join(', ')}.` : ''
  say(`Edits are seen at once: ${local.join(', ')}, shared-kernel.${others}`)
  say('A change of release.ts, of a package.json or of the global styles needs a new start.\n')
}

async function start() {
  const parts = chooseParts(process.argv.slice(2))
  const stack = await startDevelopmentStack({
    settings: readStackSettings(process.env),
    parts,
    env: process.env,
    onProgress: say,
    onCompiled: sayCompiled,
    signal: starting.signal,
    disposables,
  })
  say(announcement(stack))
  sayParts(parts)
  return stack
}

const running = start()
onStopRequest({
  stop: async () => {
    say('\nStopping…')
    starting.abort()
    const stack = await running.catch(() => undefined)
    await stack?.stop()
  },
  kill: () => disposables.kill(),
})

try {
  await running
} catch (error) {
  if (!starting.signal.aborted) {
    process.stderr.write(`\n${explanationOf(error)}\n`)
    process.exitCode = 1
  }
}
