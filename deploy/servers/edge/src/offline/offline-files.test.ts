import type { Plan } from '@prilavok/shared-kernel/contract'
import { offlineFiles } from './offline-files'

const part = (base: string, scripts: string[], entry = ['entry.js']) => ({
  version: '1.0.0',
  base,
  entry,
  scripts: { './Page': scripts },
  fallbacks: [],
})
const plan = {
  parts: {
    shell: part('/shell/', ['late.js']),
    'mf-catalog': part('/catalog/', ['page.js', 'page.css', 'page.js', 'letters.woff2']),
  },
} as unknown as Plan

test('all scripts and fonts of the shell are needed, and what the parts begin with, each once', async () => {
  const asked: Plan[] = []
  const files = await offlineFiles(plan, async (of) => {
    asked.push(of)
    return [
      'main.js',
      'entry.js',
      'chunk-integrity.json',
      'deep/chunk-integrity.json',
      'font.woff2',
      'a.css',
      'b.map',
    ]
  })
  expect(asked).toEqual([plan])
  expect(files).toEqual([
    '/shell/main.js',
    '/shell/entry.js',
    '/shell/chunk-integrity.json',
    '/shell/deep/chunk-integrity.json',
    '/shell/font.woff2',
    '/shell/late.js',
    '/catalog/entry.js',
    '/catalog/page.js',
    '/catalog/letters.woff2',
  ])
})

test('what only looks like one is not', async () => {
  const files = await offlineFiles(plan, async () => [
    'a.js.map',
    'b.json',
    'my-chunk-integrity.json',
    'c.mjs',
    'd.jsx',
  ])
  expect(files.filter((path) => path.startsWith('/shell/'))).toEqual(['/shell/entry.js', '/shell/late.js'])
})
