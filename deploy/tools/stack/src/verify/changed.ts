import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../root'
import { StackError } from '../stack-error'

const CODE = /\.(tsx?|mjs|cjs)$/
const CONSOLE = 'deploy/servers/console/'
/** Nothing of these is in a page or a server. */
const WITHOUT_JOURNEYS = /\.test\.\w+$|\.md$|^deploy\/(docs|tools\/bench)\//

/** What is checked of a change. */
export interface ChangedScope {
  /** Files that are there, relative to the workspace. */
  files: string[]
  /** Those of them that tests may import. */
  code: string[]
  /** Parts to build; all when the kernel or what builds has changed. */
  parts: string[]
  /** Parts whose journeys are walked (their tags: `@mf-basket`, `@console`); undefined means all journeys. */
  journeys: string[] | undefined
}

/** What these files ask for. @param parts names of the parts */
export function scopeOf(files: readonly string[], parts: readonly string[]): ChangedScope {
  const walked = files.filter((file) => !WITHOUT_JOURNEYS.test(file))
  const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`))
  const isEverywhere = walked.some((file) => !partOf(file) && !file.startsWith(CONSOLE))
  const touched = [...new Set(walked.map(partOf).filter((part) => part !== undefined))]
  const isConsole = walked.some((file) => file.startsWith(CONSOLE))
  return {
    files: [...files],
    code: files.filter((file) => CODE.test(file)),
    parts: isEverywhere ? [...parts] : touched,
    journeys: isEverywhere ? undefined : [...touched, ...(isConsole ? ['console'] : [])],
  }
}

/** What parts expose is imported by name, which jest does not see: the tests beside it stand for those that import it. */
const EXPOSED = /^[^/]+\/src\/(pages|modals|slots)\/[^/]+$/

/** The files, and the test files beside those that a part exposes. @param namesIn what lies in a folder of the workspace */
export function withTestsBeside(files: readonly string[], namesIn = readFolder): string[] {
  const folders = new Set(files.filter((file) => EXPOSED.test(file)).map(dirname))
  const beside = [...folders].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return [...new Set([...files, ...beside])]
}

const readFolder = (folder: string): string[] => readdirSync(join(ROOT, folder))

/**
 * Files that differ from the branch `main`: of the commits since it was left, and what is not committed yet.
 * @throws StackError outside of a repository or when it has no `main`
 */
export function changedFiles(): string[] {
  try {
    const base = git('merge-base', 'HEAD', mainBranch())
    const changed = [
      ...git('diff', '--name-only', base).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard').split('\n'),
    ]
    return changed.filter((file) => file && existsSync(join(ROOT, file)))
  } catch (error) {
    throw new StackError(
      'What has changed is read from git: this folder needs to be a clone with a branch main. `npm test` checks everything.',
      { cause: error },
    )
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: ROOT, encoding: 'utf8' }).trim()

/** What others have, where this clone knows of it: work on `main` itself is a change, too. */
const mainBranch = (): string =>
  git('branch', '--all', '--format=%(refname:short)').split('\n').includes('origin/main')
    ? 'origin/main'
    : 'main'
