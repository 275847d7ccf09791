import type { Operators } from '@prilavok/rollouts/operators/create-operators'
import type { Operator } from '@prilavok/rollouts/operators/operator'

export const PASSWORD = 'a long password'
/** Wrong passwords after which nothing is tried for `RETRY_AFTER` seconds. */
const ATTEMPTS = 2
const RETRY_AFTER = 125

export interface MemoryOperators {
  operators: Operators
  /** Token of a new session. */
  begin(operator: Operator): string
  endSessions(): void
  isEmpty(): boolean
}

const notHere = async (): Promise<never> => {
  throw new Error('The console has no such call.')
}

/** Sessions of one operator at a time, in place of a database. */
export function memoryOperators(known: Operator): MemoryOperators {
  const sessions = new Map<string, Operator>()
  let password = PASSWORD
  let failures = 0
  let begun = 0
  const begin = (operator: Operator) => {
    begun += 1
    const token = `token-${begun}`
    sessions.set(token, operator)
    return token
  }
  return {
    begin,
    endSessions: () => sessions.clear(),
    isEmpty: () => sessions.size === 0,
    operators: {
      async login(login, given) {
        if (failures >= ATTEMPTS) return { kind: 'limited', retryAfter: RETRY_AFTER }
        if (login === known.login && given === password)
          return { kind: 'ok', operator: known, token: begin(known), device: 'device' }
        failures += 1
        return { kind: 'wrong' }
      },
      session: async (token) => sessions.get(token),
      async logout(token) {
        sessions.delete(token)
      },
      async changePassword({ token, current, next }) {
        if (failures >= ATTEMPTS) return { kind: 'limited', retryAfter: RETRY_AFTER }
        if (current !== password) {
          failures += 1
          return { kind: 'wrong' }
        }
        password = next
        for (const other of sessions.keys()) if (other !== token) sessions.delete(other)
        return { kind: 'ok' }
      },
      ...{ list: notHere, save: notHere, remove: notHere },
    },
  }
}
