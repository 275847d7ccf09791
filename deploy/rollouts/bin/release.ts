import { runCli } from '../src/cli'
import { releasesFolder } from '../src/location'

process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  releasesDir: releasesFolder(process.env),
  print: (line) => process.stdout.write(`${line}\n`),
})
