import { DESIGN_PART, PART_NAMES } from '@prilavok/build/folders'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { StackError } from './stack-error'

/** Which parts `npm run dev` compiles as they are edited, and which come from builds. */
export interface DevelopmentParts {
  local: PartName[]
  built: PartName[]
}

const isPart = (name: string): name is PartName => PART_NAMES.some((known) => known === name)

/**
 * The parts named on the command line, all when none is named. The shell is always among them: React's development version,
 * which Fast Refresh needs, and the kernel are in its bundle; so is the part that shows the kernel at `/design`.
 * @throws StackError for a name that is no part
 */
export function chooseParts(names: readonly string[]): DevelopmentParts {
  const unknown = names.filter((name) => !isPart(name))
  if (unknown.length > 0) {
    throw new StackError(
      `There is no part «${unknown.join('», «')}». Parts: ${PART_NAMES.join(', ')}.\n` +
        'Name those that you edit, or none for all: npm run dev -- mf-catalog',
    )
  }
  const local = PART_NAMES.filter((name) => name === 'shell' || names.length === 0 || names.includes(name))
  return { local: [...local, DESIGN_PART], built: PART_NAMES.filter((name) => !local.includes(name)) }
}
