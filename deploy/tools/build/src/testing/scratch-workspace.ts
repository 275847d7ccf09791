import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PART_NAMES, ROOT } from '../folders'
import { type NewPart, writeNewPart } from '../new-part'

export interface ScratchWorkspace {
  root: string
  /** Makes a part there; it has the dependencies that every part has. Returns its folder. */
  makePart(part: NewPart): Promise<string>
  remove(): Promise<void>
}

/** What a command that runs there finds by path; everything else it reaches through links. */
const COPIED = [
  'biome.json',
  'jest.config.mjs',
  'deploy/tools/build/jest',
  'deploy/tools/build/lint',
  'deploy/tools/build/src/part-folders.cjs',
]
const LINKED = ['node_modules', 'shared-kernel', ...PART_NAMES]

/** A workspace to throw away: new parts are found in it, and the real one never sees them. */
export async function scratchWorkspace(): Promise<ScratchWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'prilavok-workspace-'))
  await mkdir(join(root, 'deploy/tools/build/src'), { recursive: true })
  for (const path of COPIED) await cp(join(ROOT, path), join(root, path), { recursive: true })
  for (const path of LINKED) await symlink(join(ROOT, path), join(root, path))
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    include: ['mf-*/**/*', `${ROOT}/shared-kernel/src/**/*.d.ts`],
    exclude: [...PART_NAMES, '**/node_modules'],
  }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(config))
  return {
    root,
    async makePart(part) {
      await writeNewPart(part, root)
      const folder = join(root, part.name)
      await symlink(join(ROOT, 'mf-auth/node_modules'), join(folder, 'node_modules'))
      return folder
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
