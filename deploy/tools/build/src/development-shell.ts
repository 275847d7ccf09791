import { compile } from './compile'
import { DEVELOPMENT_VERSION } from './development-configuration'
import { partFolder } from './folders'
import { nodeConfiguration } from './node-configuration'
import { readPart } from './part'

/**
 * The shell's server build for `npm run dev`: the edge asks it for the document's shell and for nothing else.
 * @param folder where `node/server.cjs` goes
 */
export async function buildDevelopmentShell(folder: string): Promise<void> {
  const part = await readPart(partFolder('shell'))
  await compile(
    nodeConfiguration({ part, version: DEVELOPMENT_VERSION, mode: 'development', outputFolder: folder }),
  )
}
