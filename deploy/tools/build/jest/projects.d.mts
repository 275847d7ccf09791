import type { Config } from 'jest'

/** shell, mf-*, shared-kernel: a simulated browser. */
export const browserProject: Config
/** Their rules: plain Node. */
export const ruleProject: Config
/** deploy/*: plain Node. */
export const serverProject: Config
