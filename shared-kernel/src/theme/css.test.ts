import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { globalCss } from './css'

const kernel = join(__dirname, '..')
const sources = readdirSync(join(kernel, 'ui'))
  .filter((name) => !name.includes('.test.'))
  .map((name) => [name, readFileSync(join(kernel, 'ui', name), 'utf8')] as const)

/** Set by Base UI on what it positions beside an anchor. */
const POSITIONER = ['anchor-width', 'available-width', 'available-height']

test('every custom property that a component reads is set by the shell, by the component itself or by its library', () => {
  const css = globalCss()
  const unknown = sources.flatMap(([name, source]) =>
    [...source.matchAll(/var\(--([\w-]+)/g)]
      .map(([, property]) => property ?? '')
      .filter((property) => !property.endsWith('-') && !POSITIONER.includes(property))
      .filter((property) => !css.includes(`--${property}:`))
      .filter((property) => !source.includes(`--${property}:`) && !source.includes(`'--${property}'`))
      .map((property) => `${name}: --${property}`),
  )
  expect(unknown).toEqual([])
})

test('components hold no colours of their own', () => {
  expect(
    sources.filter(([, source]) => /#[0-9a-f]{3,8}\b|rgba?\(\s*\d/i.test(source)).map(([name]) => name),
  ).toEqual([])
})

test('the font file stays within 45 KB', () => {
  expect(statSync(join(__dirname, 'fonts/golos-text.woff2')).size).toBeLessThanOrEqual(45 * 1024)
})

test.each(['--t-instant', '--t-fast', '--t-base', '--t-slow'])('who wants no motion has none by %s', (time) =>
  expect(globalCss()).toMatch(
    new RegExp(`@media \\(prefers-reduced-motion:reduce\\)\\{:root\\{[^}]*${time}:\\.01ms`),
  ),
)
