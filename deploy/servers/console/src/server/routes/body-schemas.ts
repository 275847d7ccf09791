import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import { Type } from '@sinclair/typebox'

/** Of a rule: a supplier, or `EVERY_SHOP`. */
export const anyShop = Type.String({ minLength: 1, maxLength: 253 })
export const ofOneShop = Type.String({ minLength: 1, maxLength: 253, pattern: `^[^${EVERY_SHOP}]+$` })
export const partName = Type.String({ pattern: '^(shell|mf-[a-z0-9-]+)$', maxLength: 60 })
export const versionName = Type.String({ minLength: 1, maxLength: 100 })
