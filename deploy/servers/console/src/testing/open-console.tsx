import { signOverride } from '@prilavok/rollouts/decision/override'
import type { Change } from '@prilavok/rollouts/model/change'
import type { FailureReason } from '@prilavok/rollouts/model/failure-reason'
import type { HealthMinute } from '@prilavok/rollouts/model/health'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../app/App'
import { createQueryClient } from '../app/api/create-query-client'
import type { Operator, WaitingStep } from '../contract'
import { createConsole } from '../server/create-console'
import { FakeEventSource } from './fake-event-source'
import { memoryOperators } from './memory-operators'
import { memoryRegistry } from './memory-registry'
import { GREEN, RELEASES, SHOPS } from './some-world'

const SECRET = 'a secret of at least 32 characters'

const OPERATOR: Operator = { login: 'a.gromova', name: 'А. Громова', role: 'platform', shops: [] }

/** What every shop has in the beginning. */
const BEGINNING: Change[] = [
  { kind: 'use', shop: EVERY_SHOP, part: 'shell', version: '1.0.0' },
  { kind: 'use', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.0.0' },
  { kind: 'use', shop: EVERY_SHOP, part: 'mf-basket', version: '1.0.0' },
]

interface OpenOptions {
  /** Changes that another operator made before. */
  changes?: Change[]
  health?: HealthMinute[]
  /** Why `mf-catalog` failed, by version. */
  reasons?: Record<string, FailureReason[]>
  role?: Operator['role']
  /** Nobody is logged in yet. */
  loggedOut?: boolean
  /** Width of the window. @default 1440 */
  width?: number
  /** When the rules of the beginning were made. @default now */
  begunAt?: number
  /** The server does not answer yet. */
  down?: boolean
}

/** What the page asks of the window and jsdom has not. */
function addWindow(width: number) {
  Object.assign(window, {
    setImmediate: (work: () => void) => setTimeout(work, 0),
    EventSource: FakeEventSource,
    matchMedia: (query: string) => ({
      matches: width >= Number(/\d+/.exec(query)?.[0] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
}

// Pages come from a real server, on a machine that may be busy.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => FakeEventSource.open.clear())

/** The console's page against its real server, on a registry in memory. */
export async function openConsole(address: string, options: OpenOptions = {}) {
  const {
    changes = [],
    health = [],
    reasons = {},
    role = 'platform',
    loggedOut = false,
    width = 1440,
  } = options
  const operator = { ...OPERATOR, role, shops: role === 'supplier' ? [GREEN] : [] }
  const memory = memoryRegistry(RELEASES)
  const sessions = memoryOperators(operator)
  await memory.change(...BEGINNING)
  memory.dateBack(options.begunAt ?? Date.now())
  for (const change of changes) await memory.change(change)
  const waiting: WaitingStep[] = []
  const app = await createConsole({
    logLevel: 'silent',
    world: {
      registry: memory.registry,
      follower: {
        current: () => undefined,
        status: () => ({ connected: true, since: '', revision: memory.revision(), source: 'registry' }),
        onChange: memory.onChange,
      },
      operators: sessions.operators,
      health: { read: async () => health },
      reasons: { read: async ({ version }) => reasons[version] ?? [] },
      waiting: async () => waiting,
      sign: (override) => signOverride(override, SECRET),
      addressOf: (shop) => `http://${shop}:8080`,
      shops: async () => SHOPS,
    },
  })
  await app.ready()
  let cookie = loggedOut ? '' : `console_session=${sessions.begin(operator)}`
  const network = {
    down: options.down ?? false,
    asked: [] as { method: string; path: string; body: unknown }[],
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    if (network.down) throw new TypeError('Failed to fetch')
    const { method = 'GET', body } = init
    const text = typeof body === 'string' ? body : undefined
    network.asked.push({ method, path: String(input), body: text && JSON.parse(text) })
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: String(input),
      headers: { cookie, ...(text !== undefined && { 'content-type': 'application/json' }) },
      ...(text !== undefined && { payload: text }),
    })
    const set = answer.headers['set-cookie']
    const session = [set ?? []].flat().find((line) => line.startsWith('console_session='))
    if (session) cookie = session.split(';')[0] ?? ''
    return new Response(answer.payload, { status: answer.statusCode })
  })
  addWindow(width)
  const muteEvents = memory.onChange(() =>
    act(() => FakeEventSource.send('revision', { revision: memory.revision() })),
  )
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...memory, sessions, network, queries, waiting, muteEvents, user: userEvent.setup() }
}
