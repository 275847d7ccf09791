import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PART_NAMES, ROOT } from '../src/part-folders.cjs'

const HERE = import.meta.dirname
const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/\\.']

const kernel = createRequire(createRequire(import.meta.url).resolve('@prilavok/shared-kernel/contract'))
const BROWSER_AXIOS = join(kernel.resolve('axios'), '../../browser/axios.cjs')

/** @swc/jest itself chooses CommonJS or ES modules by what the importing file can take. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: 'inline',
  },
]

const common = {
  rootDir: ROOT,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.(data|cache|tools)/'],
  testPathIgnorePatterns: IGNORED,
  watchPathIgnorePatterns: IGNORED,
  transform: { '\\.tsx?$': swc },
  // The kernel's sources are compiled where it is installed as a package, too.
  transformIgnorePatterns: ['/node_modules/(?!@prilavok/)'],
  clearMocks: true,
  restoreMocks: true,
}

const frontEnds = {
  ...common,
  roots: [...PART_NAMES, 'shared-kernel', 'deploy/servers/console/src/app']
    .map((folder) => join(ROOT, folder))
    .filter(existsSync),
  moduleNameMapper: {
    '^virtual:(.+)$': `${HERE}/virtual/$1.cjs`,
    '\\.(woff2|svg|png|webp)$': `${HERE}/asset-path.cjs`,
    // The build that pages get: the one for Node knows no Blob.
    '^axios$': BROWSER_AXIOS,
  },
}

/** `*.test.tsx` of shell, mf-*, shared-kernel: jsdom, Testing Library, jest-dom matchers, msw or a real handler for the network. */
export const browserProject = {
  ...frontEnds,
  displayName: 'front ends',
  testEnvironment: `${HERE}/browser-environment.mjs`,
  runtime: `${HERE}/shared-libraries-runtime.cjs`,
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: [
    join(ROOT, 'shared-kernel/src/testing/wait-longer.ts'),
    '@testing-library/jest-dom',
    `${HERE}/leave-out-styles.cjs`,
    `${HERE}/leave-out-owner-stacks.cjs`,
  ],
}

/** `*.test.ts` of the same folders: rules that need no document, in plain Node. */
export const ruleProject = {
  ...frontEnds,
  displayName: 'rules of front ends',
  testEnvironment: `${HERE}/kept-node-environment.mjs`,
  runtime: `${HERE}/shared-libraries-runtime.cjs`,
  testEnvironmentOptions: { customExportConditions: [''] },
  testMatch: ['**/*.test.ts'],
}

/**
 * deploy/*: Node as it is, without a sandbox, in processes that read each module once for all their test files (ADR 54). Timers,
 * `expect` and the rest are jest's own; it knows no limit of time for a test, so what hangs is ended by who started the run.
 */
export const serverProject = {
  ...common,
  displayName: 'servers',
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  transform: {},
  setupFiles: [`${HERE}/read-typescript.mjs`],
  setupFilesAfterEnv: [`${HERE}/watch-test-files.ts`],
  globalSetup: `${HERE}/server-setup.mjs`,
  globalTeardown: `${HERE}/server-teardown.mjs`,
  roots: ['<rootDir>/deploy'],
  testMatch: ['**/*.test.{ts,mjs}'],
  testPathIgnorePatterns: [
    ...IGNORED,
    '<rootDir>/deploy/tools/e2e/',
    '<rootDir>/deploy/tools/bench/',
    '/console/src/app/',
  ],
}
