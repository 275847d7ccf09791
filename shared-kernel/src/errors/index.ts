export { answerOf } from './answer-of'
export { ApiError, isApiError } from './api-error'
export { errorText, GENERIC_ERROR, NETWORK_ERROR } from './error-text'
