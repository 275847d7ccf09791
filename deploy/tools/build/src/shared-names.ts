import type { Module } from 'webpack'

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/
const PROVIDED = /^provide module \([^)]*\) (.+)@[^@ ]+ = /

/**
 * Name of the shared module that a module of the federation plugin asks for; undefined for every other module. The plugin tells it in
 * the identifier alone.
 */
export const consumedName = (module: Module): string | undefined => CONSUMED.exec(module.identifier())?.[1]

/** Name of the shared module that a module of the federation plugin gives to others; undefined for every other module. */
export const providedName = (module: Module): string | undefined => PROVIDED.exec(module.identifier())?.[1]
