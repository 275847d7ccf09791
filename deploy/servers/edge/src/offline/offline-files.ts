import { CHUNK_INTEGRITY_FILE, type Plan } from '@prilavok/shared-kernel/contract'

/** Scripts, their hashes, and fonts: what the pages of a plan cannot do without. */
const isNeeded = (path: string) => /\.(js|woff2)$/.test(path) || path.endsWith(`/${CHUNK_INTEGRITY_FILE}`)

/**
 * Files that the pages of a plan need without a connection: all of the shell, which holds what the parts load when it is needed first
 * (the basket's queue, the client of the API), and of each part what its exposed modules begin with. What a part loads later,
 * when a buyer does something rare, is saved when it is loaded.
 */
export async function offlineFiles(
  plan: Plan,
  filesOfShell: (plan: Plan) => Promise<readonly string[]>,
): Promise<string[]> {
  const shell = (await filesOfShell(plan)).map((path) => plan.parts.shell.base + path)
  const others = Object.values(plan.parts).flatMap(({ base, entry, scripts }) =>
    [...entry, ...Object.values(scripts).flat()].map((path) => base + path),
  )
  return [...new Set([...shell, ...others])].filter(isNeeded)
}
