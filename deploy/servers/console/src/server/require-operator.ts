import type { Operator } from '@prilavok/rollouts/operators/operator'
import { mayOperate } from '@prilavok/rollouts/operators/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ConsoleError } from './errors'
import { sessionToken } from './session-cookie'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; present in every route behind `requireOperator`. */
    operator: Operator
  }
}

/** Puts every route of this scope behind a login. */
export function requireOperator(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const token = sessionToken(request)
    const operator = token ? await app.world.operators.session(token) : undefined
    if (!operator) throw new ConsoleError('LOGIN_REQUIRED')
    request.operator = operator
  })
}

/** @throws ConsoleError NOT_ALLOWED */
export function assertMay({ operator }: FastifyRequest, action: 'read' | 'change', shop: string): void {
  if (!mayOperate(operator, action, shop)) throw new ConsoleError('NOT_ALLOWED')
}

/** Of things that belong to shops, those that the operator may see. */
export const visible = <T extends { shop: string }>(
  { operator }: FastifyRequest,
  things: readonly T[],
): T[] => things.filter(({ shop }) => mayOperate(operator, 'read', shop))
