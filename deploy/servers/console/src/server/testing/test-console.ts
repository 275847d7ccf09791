import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { signOverride } from '@prilavok/rollouts/decision/override'
import { createFailureReasons, type FailureReasons } from '@prilavok/rollouts/health/failure-reasons'
import type { HealthMinute } from '@prilavok/rollouts/model/health'
import { createOperators, type Operators } from '@prilavok/rollouts/operators/create-operators'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import type { OperatorDatabase } from '@prilavok/rollouts/operators/tables'
import { type TestRegistry, testRegistry } from '@prilavok/rollouts/testing/test-registry'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { WaitingStep } from '../../contract'
import { type ConsoleOptions, createConsole } from '../create-console'

export const OWN = 'demo-green.localhost'
export const OTHER = 'demo-blue.localhost'
export const PASSWORD = 'a long password'
/** Of the edges. */
export const SECRET = 'a secret of at least 32 characters'

export interface TestConsole extends TestRegistry {
  app: FastifyInstance
  operators: Operators
  db: OperatorDatabase
  health: HealthMinute[]
  reasons: FailureReasons
  waiting: WaitingStep[]
  /** Cookie of a new session of an operator with this role; those of a supplier have OWN. */
  logIn(role: Operator['role']): Promise<string>
  /** Calls as a page of the console does. */
  call(
    method: 'GET' | 'POST',
    path: string,
    options?: { cookie?: string; body?: unknown; headers?: Record<string, string>; address?: string },
  ): Promise<{ status: number; body: Record<string, never>; headers: Record<string, unknown> }>
}

/** The console's real server on a registry and a database of its own, with two suppliers. */
export async function testConsole(options: Pick<ConsoleOptions, 'trustProxy'> = {}): Promise<TestConsole> {
  const registry = await testRegistry()
  const connection = connectRollouts(registry.databaseUrl)
  afterTestFile(connection.close)
  const db = connection.db as unknown as OperatorDatabase
  const operators = createOperators(db)
  const health: HealthMinute[] = []
  const reasons = createFailureReasons(connection)
  const waiting: WaitingStep[] = []
  const app = await createConsole({
    ...options,
    logLevel: 'silent',
    world: {
      registry: registry.registry,
      follower: {
        current: () => undefined,
        status: () => ({ connected: true, since: '', revision: undefined, source: 'registry' }),
        onChange: () => () => undefined,
      },
      operators,
      health: { read: async () => health },
      reasons,
      waiting: async () => waiting,
      sign: (override) => signOverride(override, SECRET),
      addressOf: (shop) => `http://${shop}:8080`,
      shops: async () => [
        { domain: OWN, name: 'Канцопт Зелёный' },
        { domain: OTHER, name: 'Офис-Синий' },
      ],
    },
  })
  afterTestFile(() => app.close())
  const call: TestConsole['call'] = async (method, path, options = {}) => {
    const request: InjectOptions = {
      ...{ method, url: `/api${path}` },
      headers: { ...(options.cookie && { cookie: options.cookie }), ...options.headers },
      ...(options.address && { remoteAddress: options.address }),
      ...(options.body !== undefined && { payload: options.body as object }),
    }
    const answer = await app.inject(request)
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return {
    ...registry,
    ...{ app, operators, db, health, reasons, waiting, call },
    async logIn(role) {
      const login = `${role}@example.com`
      await operators.save({ login, name: role, role, shops: role === 'supplier' ? [OWN] : [] }, PASSWORD)
      const { headers } = await call('POST', '/login', { body: { login, password: PASSWORD } })
      return String(headers['set-cookie']).split(';')[0] ?? ''
    },
  }
}
