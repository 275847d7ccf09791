/** Publishes a build in a process of its own that is killed (SIGKILL) at one point: `npm run unit` starts it. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

const [point, databaseUrl = '', releasesDir = '', build = ''] = process.argv.slice(2)

/** Never resolves: nothing more happens in this process. */
const die = () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise<never>(() => undefined)
}

const { cp, rename } = fs.promises
if (point === 'half copied')
  fs.promises.cp = async (from, to, options) => {
    await cp(from, to, options)
    if (String(from).endsWith('web')) await die()
  }
if (point === 'before the move') fs.promises.rename = die
if (point === 'after the move')
  fs.promises.rename = async (from, to) => {
    await rename(from, to)
    await die()
  }
syncBuiltinESMExports()

const ask = pg.Client.prototype.query
const isCommit = (asked: unknown) =>
  asked === 'commit' || (asked as { text?: string } | undefined)?.text === 'commit'
let isPublishing = false
pg.Client.prototype.query = async function query(this: pg.Client, ...args: unknown[]) {
  const isLast = isPublishing && isCommit(args[0])
  if (isLast && point === 'before the commit') await die()
  const answer = await Reflect.apply(ask, this, args)
  if (isLast && point === 'after the commit') await die()
  return answer
} as typeof ask

const { createRegistry } = await import('../registry/create-registry')
const registry = await createRegistry({ databaseUrl, releasesDir })
isPublishing = true
await registry.publish(build, { actor: { kind: 'operator', name: 'killed' } })
