import { buildNode } from './build-node'
import { DEVELOPMENT_VERSION } from './development-configuration'
import { partFolder } from './folders'
import { readPart } from './part'

/**
 * The shell's server build for `npm run dev`: the edge asks it for the document's shell and for nothing else.
 * @param folder where `node/server.cjs` goes
 */
export async function buildDevelopmentShell(folder: string): Promise<void> {
  const part = await readPart(partFolder('shell'))
  await buildNode({ part, version: DEVELOPMENT_VERSION, mode: 'development', outputFolder: folder })
}
