import { MIN_PASSWORD_LENGTH } from '@prilavok/rollouts/operators/passwords'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { ConsoleError } from '../errors'
import { requireOperator } from '../require-operator'
import { deviceOf, sessionToken, setDevice, setSessionToken } from '../session-cookie'

const LoginBody = Type.Object(
  {
    login: Type.String({ minLength: 1, maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)
const PasswordBody = Type.Object(
  {
    current: Type.String({ minLength: 1, maxLength: 200 }),
    next: Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: 200 }),
  },
  { additionalProperties: false },
)

/** Login and logout. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  const { operators } = app.world
  app.post<{ Body: Static<typeof LoginBody> }>(
    '/login',
    { schema: { body: LoginBody } },
    async (request, reply) => {
      const { login, password } = request.body
      const outcome = await operators.login(login, password, {
        address: request.ip,
        device: deviceOf(request),
      })
      if (outcome.kind === 'wrong') throw new ConsoleError('LOGIN_WRONG')
      if (outcome.kind === 'limited')
        throw new ConsoleError('TOO_MANY_ATTEMPTS', { retryAfter: outcome.retryAfter })
      const before = sessionToken(request)
      if (before) await operators.logout(before)
      setSessionToken(request, reply, outcome.token)
      setDevice(request, reply, outcome.device)
      return outcome.operator
    },
  )
  app.post('/logout', async (request, reply) => {
    const token = sessionToken(request)
    if (token) await operators.logout(token)
    setSessionToken(request, reply, undefined)
    return {}
  })
}

/** The operator's own account. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  app.get('/me', async ({ operator }) => operator)
  app.post<{ Body: Static<typeof PasswordBody> }>(
    '/password',
    { schema: { body: PasswordBody } },
    async (request) => {
      const { current, next } = request.body
      const token = sessionToken(request) ?? ''
      const { login } = request.operator
      const outcome = await app.world.operators.changePassword({ login, token, current, next })
      if (outcome.kind === 'wrong') throw new ConsoleError('PASSWORD_WRONG')
      if (outcome.kind === 'limited')
        throw new ConsoleError('TOO_MANY_ATTEMPTS', { retryAfter: outcome.retryAfter })
      return {}
    },
  )
}
