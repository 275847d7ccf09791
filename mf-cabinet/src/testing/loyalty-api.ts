import type {
  LoyaltyInfoAnswer,
  LoyaltyOperation,
  LoyaltySort,
  LoyaltyStatusAnswer,
} from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi } from '@prilavok/shared-kernel/testing'
import { testLoyaltyInfo, testOperation } from './test-loyalty'

interface LoyaltyData {
  info: LoyaltyInfoAnswer
  operations: LoyaltyOperation[]
  /** In place of the sort that is asked for. */
  sortedBy: LoyaltySort | undefined
  status: LoyaltyStatusAnswer
}

const INFO = '/v3/api/client/loyalty_info/'
const OPERATIONS = '/v3/api/client/loyalty/operations/'
const SET_STATUS = '/v3/api/client/loyalty/set_status/'

function answer({ method, path, query }: ApiCall, data: LoyaltyData): ApiAnswer {
  if (path === '/v2/basket/catalog/') return { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }
  if (path === INFO) return data.info
  if (path === SET_STATUS && method === 'POST') return data.status
  if (path !== OPERATIONS) return undefined
  const type = query.get('type')
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
  const found = data.operations.filter(({ OPERATION_TYPE }) => !type || OPERATION_TYPE.CODE === type)
  return {
    ITEMS: found.slice(offset, offset + limit),
    NAV: {
      CNT: found.length,
      LIMIT: limit,
      OFFSET: offset,
      SORT: data.sortedBy ?? query.get('sort'),
      ORDER: query.get('order'),
    },
  }
}

/** The loyalty programme behind the network boundary: the participant, his operations by type and page, his next status. */
export function loyaltyApi() {
  const api = testApi<LoyaltyData>(
    () => ({
      info: testLoyaltyInfo(),
      operations: [testOperation()],
      sortedBy: undefined,
      status: { SUCCESS: 'Y', MESSAGE: 'Ваш новый статус: Партнёр' },
    }),
    answer,
  )
  const made = (path: string) => api.requests.filter((call) => call.path === path)
  return {
    ...api,
    /** Queries of the operations, in order. */
    operationReads: () => made(OPERATIONS).map(({ query }) => Object.fromEntries(query)),
    /** How often the programme was asked for. */
    infoReads: () => made(INFO).length,
    /** Statuses that were asked for, in order. */
    statusesSet: () => made(SET_STATUS).map(({ body }) => body.get('status_id')),
  }
}
