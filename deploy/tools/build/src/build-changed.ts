import { type BuildPartOptions, type BuiltPart, buildPart } from './build-part'
import { PART_NAMES, partFolder } from './folders'

/**
 * Builds every part whose sources have changed, one after another: each build uses all cores by itself.
 * `onBuilt` is told of each part as it is ready.
 * @param parts names of the parts to look at. @default all
 */
export async function buildChanged(
  onBuilt: (built: BuiltPart) => void = () => undefined,
  options: BuildPartOptions = {},
  parts: readonly string[] = PART_NAMES,
): Promise<BuiltPart[]> {
  const done: BuiltPart[] = []
  for (const name of parts) {
    const built = await buildPart(partFolder(name), options)
    onBuilt(built)
    done.push(built)
  }
  return done
}
