import { join } from 'node:path'
import { API } from 'typescript/unstable/async'
import type { Checker } from './checker'

/**
 * Checks single files with TypeScript's program of the folder's tsconfig.json. Loading it takes seconds, a changed file some
 * milliseconds; the other files are not looked at again.
 */
export async function typeChecker(root: string): Promise<Checker> {
  const config = join(root, 'tsconfig.json')
  let replaced = { path: '', text: '' }
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => (path === replaced.path ? replaced.text : undefined) },
  })
  let snapshot = await api.updateSnapshot({ openProjects: [config] })
  return {
    async faultsOf(file, text) {
      const path = join(root, file)
      const changed = [replaced.path, path].filter(Boolean)
      replaced = { path, text }
      const next = await api.updateSnapshot({ fileChanges: { changed } })
      await snapshot.dispose()
      snapshot = next
      const program = snapshot.getProject(config)?.program
      if (!program) throw new Error(`TypeScript has not loaded ${config}`)
      const found = [
        ...(await program.getSyntacticDiagnostics(path)),
        ...(await program.getSemanticDiagnostics(path)),
      ]
      return found.map(({ code, text }) => `TS${code}: ${text}`)
    },
    close: () => api.close(),
  }
}
