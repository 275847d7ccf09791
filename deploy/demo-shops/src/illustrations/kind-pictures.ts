import { HOUSEHOLD_KINDS } from './household-kinds'
import type { KindPictures } from './kinds'
import { OFFICE_KINDS } from './office-kinds'

/** Families of several things: one illustration for each. */
export const OF_KIND: KindPictures = { ...OFFICE_KINDS, ...HOUSEHOLD_KINDS }
