import type { Program } from 'estree'
import type { Compiler, Module } from 'webpack'
import { isLibrary } from '../folders'
import { type NamesInModule, namesInProgram } from './names-in-program'

const NAME = 'NoteNames'
/** In `buildInfo`, which webpack keeps in its cache on disk with the module: one that is not parsed again still has them. */
const KEY = 'prilavokNames'

interface ProgramParser {
  state: { module: Module & { resource?: string } }
  hooks: { program: { tap(name: string, visit: (program: Program) => void): void } }
}

/** Notes the names of every module of our own while webpack parses it. */
export function noteNames(compiler: Compiler): void {
  const listen = (parser: unknown) => {
    const ofModules = parser as ProgramParser
    ofModules.hooks.program.tap(NAME, (program) => {
      const { module } = ofModules.state
      if (!module.resource || isLibrary(module.resource) || !module.buildInfo) return
      module.buildInfo[KEY] = namesInProgram(program)
    })
  }
  compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
    for (const type of ['javascript/auto', 'javascript/esm']) factory.hooks.parser.for(type).tap(NAME, listen)
  })
}

/** What was noted of a module; undefined for libraries and modules without code. */
export const namesOf = (module: Module): NamesInModule | undefined => module.buildInfo?.[KEY]
