import type { Actor } from '@prilavok/rollouts/model/change'
import type { Operator } from '@prilavok/rollouts/operators/operator'

/** Who the log names. Two operators may have one name; the login tells them apart. */
export const auditActor = ({ name, login }: Operator): Actor => ({
  kind: 'operator',
  name: name === login ? login : `${name} (${login})`,
})
