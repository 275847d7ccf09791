/**
 * - `viewer` sees and changes nothing
 * - `supplier` changes what its own shops get, and sees nothing of other shops
 * - `platform` sees and changes everything
 */
export type OperatorRole = 'viewer' | 'supplier' | 'platform'

export const OPERATOR_ROLES: readonly OperatorRole[] = ['viewer', 'supplier', 'platform']

/** Who works in the console. */
export interface Operator {
  login: string
  /** As the log and the console show it: «А. Громова». */
  name: string
  role: OperatorRole
  /** `DOMAIN_NAME` of the operator's shops. A viewer without any sees all shops; no meaning for `platform`. */
  shops: readonly string[]
}
