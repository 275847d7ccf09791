import { ApiError } from '@prilavok/shared-kernel/errors'
import { ErrorState } from './error-state'

export default { title: 'Ошибка на месте блока' }

const error = new ApiError({
  kind: 'answer',
  status: 500,
  statusText: 'Internal Server Error',
  answer: {},
  requestId: 'b7f3c2a9',
  path: '/v3/api/catalog/list/',
})

export const WithRetry = () => <ErrorState onRetry={() => undefined}>Ошибка сети.</ErrorState>
export const Retrying = () => <ErrorState onRetry={() => undefined} retrying />
export const WithCode = () => (
  <ErrorState title="Страница не загрузилась" error={error} onRetry={() => undefined} />
)
