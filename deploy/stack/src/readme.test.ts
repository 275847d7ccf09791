import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_VARIABLES } from '@prilavok/supplier-api/settings'
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

test('the table of settings of the supplier API lists every variable with its default', () => {
  expect(rowsUnder('Settings of the supplier API')).toEqual(
    Object.entries(API_VARIABLES).map(([name, { fallback, about }]) => [
      name,
      fallback,
      about.replaceAll('`', ''),
    ]),
  )
})
