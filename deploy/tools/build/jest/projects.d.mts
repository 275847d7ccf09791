import type { Config } from 'jest'

/** shell, mf-*, shared-kernel: a simulated browser. */
export const browserProject: Config
/** deploy/*: plain Node. */
export const serverProject: Config
