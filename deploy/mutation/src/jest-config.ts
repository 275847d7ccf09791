import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '@prilavok/build/folders'
import { browserProject, serverProject } from '../../build/jest/projects.mjs'
import type { MutationTarget } from './targets'

const HERE = join(ROOT, 'deploy/mutation/jest')

const project = ({ isServer }: MutationTarget) => {
  const text = JSON.stringify(isServer ? serverProject : browserProject)
  return JSON.parse(text.replaceAll('<rootDir>', ROOT.split('\\').join('/')))
}

/** Address of the environment that the tests of a part otherwise run in. */
export function environmentOf(target: MutationTarget): string {
  const { testEnvironment } = project(target)
  return testEnvironment === 'node' ? 'jest-environment-node' : pathToFileURL(testEnvironment).href
}

/** Only where the tests are those of a page. */
const waits = ({ folder, isServer }: MutationTarget, setupFiles: readonly string[] = []) => {
  if (isServer) return {}
  const testingLibrary = createRequire(join(ROOT, folder, 'package.json')).resolve('@testing-library/react')
  return {
    setupFilesAfterEnv: [...setupFiles, join(HERE, 'waits.cjs')],
    globals: { __testingLibrary__: testingLibrary },
  }
}

/** Writes the jest configuration of one part, with the environment, runner and transformer that try changes. */
export function writeJestConfig(target: MutationTarget, file: string): void {
  const { transform, ...rest } = project(target)
  const [[pattern, [, swcOptions]]] = Object.entries<[string, object]>(transform) as [
    [string, [string, object]],
  ]
  const config = {
    ...rest,
    roots: [join(ROOT, target.folder)],
    testEnvironment: join(HERE, 'environment.mjs'),
    runner: join(HERE, 'runner.mjs'),
    transform: { [pattern]: [join(HERE, 'transformer.mjs'), swcOptions] },
    ...waits(target, rest.setupFilesAfterEnv),
    reporters: [],
    testTimeout: 15_000,
  }
  writeFileSync(file, JSON.stringify(config, null, 2))
}
