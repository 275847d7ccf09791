import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { changedTexts } from './changed-texts'
import type { Checker } from './checker'
import { linter } from './linter'
import { isUnnoticed, type TriedMutant } from './summary'
import { typeChecker } from './type-checker'

/** Tells whether a checker finds in a text what it does not find in the file as it is. */
function comparison(checker: Checker, root: string) {
  const before = new Map<string, Promise<string[]>>()
  const faultsBefore = async (file: string) =>
    checker.faultsOf(file, await readFile(join(root, file), 'utf8'))
  return async (file: string, text: string): Promise<boolean> => {
    const faults = await checker.faultsOf(file, text)
    if (faults.length === 0) return false
    const known = before.get(file) ?? faultsBefore(file)
    before.set(file, known)
    const knownFaults = await known
    return faults.some((fault) => !knownFaults.includes(fault))
  }
}

type IsRefused = ReturnType<typeof comparison>

async function accepted(isRefused: IsRefused, file: string, texts: readonly string[]): Promise<string[]> {
  const result = []
  for (const text of texts) if (!(await isRefused(file, text))) result.push(text)
  return result
}

/**
 * Asks the type checker, then the linter, about each change that no test has noticed: what they refuse cannot be released.
 * The files stay as they are.
 * @param root folder of the sources and their tsconfig.json
 */
export async function checkUnnoticed(mutants: readonly TriedMutant[], root = ROOT): Promise<TriedMutant[]> {
  if (!mutants.some(isUnnoticed)) return [...mutants]
  const types = await typeChecker(root)
  const lint = await linter()
  const refusedByTypes = comparison(types, root)
  const refusedByLint = comparison(lint, root)

  const statusOf = async (mutant: TriedMutant): Promise<TriedMutant['status']> => {
    const { fileName, status } = mutant
    const texts = changedTexts(await readFile(join(root, fileName), 'utf8'), mutant)
    const typed = await accepted(refusedByTypes, fileName, texts)
    if (typed.length === 0) return 'types'
    return (await accepted(refusedByLint, fileName, typed)).length === 0 ? 'lint' : status
  }

  try {
    const result: TriedMutant[] = []
    for (const mutant of mutants)
      result.push(isUnnoticed(mutant) ? { ...mutant, status: await statusOf(mutant) } : mutant)
    return result
  } finally {
    await types.close()
    await lint.close()
  }
}
