import { ErrorState } from './error-state'

export default { title: 'Ошибка на месте блока' }

export const WithRetry = () => <ErrorState onRetry={() => undefined}>Ошибка сети.</ErrorState>
export const Retrying = () => <ErrorState onRetry={() => undefined} retrying />
export const WithCode = () => <ErrorState title="Страница не загрузилась" code="500" />
