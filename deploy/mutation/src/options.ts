import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '@prilavok/build/folders'
import type { PartialStrykerOptions } from '@stryker-mutator/api/core'
import { browserProject, serverProject } from '../../build/jest/projects.mjs'
import type { MutationTarget } from './targets'

export const REPORTS_FOLDER = join(ROOT, '.cache/mutation')

/**
 * Writes the jest configuration of one project into a file: Stryker knows neither `projects` nor `<rootDir>`, and would join
 * what it is given with the configuration of the workspace.
 */
function writeJestConfig({ name, folder, isServer }: MutationTarget): string {
  const project = isServer ? serverProject : browserProject
  const resolved = JSON.parse(JSON.stringify(project).replaceAll('<rootDir>', ROOT.split('\\').join('/')))
  const file = join(REPORTS_FOLDER, `${name}.jest.json`)
  mkdirSync(REPORTS_FOLDER, { recursive: true })
  writeFileSync(file, JSON.stringify({ ...resolved, roots: [join(ROOT, folder)] }, null, 2))
  return file
}

/**
 * Settings of Stryker that work in this workspace. Files are changed in place and put back (pnpm's nested node_modules cannot
 * be copied); there is no TypeScript for Stryker to call (7 has no JavaScript API); results of untouched code are kept.
 */
export const strykerOptions = (target: MutationTarget): PartialStrykerOptions => ({
  mutate: target.mutate,
  inPlace: true,
  ignorePatterns: ['.data', '.cache', '.tools', 'dist', 'deploy/supplier-api/demo', 'deploy/docs'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: join(REPORTS_FOLDER, `${target.name}.json`),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  jest: { projectType: 'custom', configFile: writeJestConfig(target), enableFindRelatedTests: true },
  tsconfigFile: 'none',
  disableTypeChecks: false,
  plugins: [
    import.meta.resolve('@stryker-mutator/jest-runner'),
    pathToFileURL(join(ROOT, 'deploy/mutation/src/ignore-markup.mjs')).href,
  ],
  ignorers: ['markup'],
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html'],
  htmlReporter: { fileName: join(REPORTS_FOLDER, `${target.name}.html`) },
  concurrency: 2,
  timeoutMS: 20_000,
  allowConsoleColors: false,
  warnings: false,
})
