import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingReader } from '@prilavok/supplier-api/platform/settings/read-setting'
import { readAll, readSettings } from '@prilavok/supplier-api/settings'
import { ROOT } from './root'
import { STACK_VARIABLES } from './settings'

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const rowsUnder = (heading: string): string[][] => {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

test('the table of settings lists every variable of npm start with its default', () => {
  expect(rowsUnder('Settings')).toEqual(
    Object.entries(STACK_VARIABLES).map(([name, { fallback, about }]) => [name, fallback, about]),
  )
})

/** Settings that other ones ask for: an object store instead of a folder, a look-up that needs a key. */
const OTHER_SERVICES = {
  S3_ENDPOINT: 'https://files.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  COMPANY_LOOK_UP: 'dadata',
  DADATA_TOKEN: 'token',
}
const DATABASE = { DATABASE_URL: 'postgres://user:password@host/database' }

test('the table of settings of the supplier API lists every variable that it reads', () => {
  const asked = new Set<string>()
  const recording = (env: Record<string, string>) =>
    settingReader(
      new Proxy(env, {
        get: (given, name) => {
          asked.add(String(name))
          return given[String(name)]
        },
      }),
      [],
    )
  for (const env of [DATABASE, { ...DATABASE, ...OTHER_SERVICES }]) readAll(recording(env))
  expect(
    rowsUnder('Settings of the supplier API')
      .map(([name]) => name)
      .sort(),
  ).toEqual([...asked].sort())
})

test.each([{}, OTHER_SERVICES])(
  'the defaults of that table are those of the supplier API, with %o',
  (others) => {
    const defaults = rowsUnder('Settings of the supplier API').map(([name = '', text = '']) => [
      name,
      text.replace('API_DATA_DIR', '.data/api'),
    ])
    expect(defaults.filter(([, text]) => text !== '').length).toBeGreaterThan(10)
    const told = { ...Object.fromEntries(defaults), ...DATABASE, ...others }
    expect(readSettings(told)).toEqual(readSettings({ ...DATABASE, ...others }))
  },
)
