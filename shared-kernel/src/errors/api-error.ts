import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'

/** A call of the supplier API that failed. `status` 500 without `answered`: there was no answer at all (AMB-04). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  /** Whether the server answered. */
  readonly answered: boolean
  readonly answer: ErrorAnswer

  constructor(failure: {
    status: number
    statusText: string
    answered: boolean
    answer: ErrorAnswer
    path: string
  }) {
    super(`${failure.path}: ${failure.answered ? failure.status : 'no answer'}`)
    this.status = failure.status
    this.statusText = failure.statusText
    this.answered = failure.answered
    this.answer = failure.answer
  }

  /** The code of a refusal, when the server gave one. */
  get code(): string | undefined {
    return this.answer.errors?.CODE
  }

  /** Everything that the server said about the reason; '' when nothing. */
  get detail(): string {
    const { error, error_description, meta } = this.answer
    return [error, error_description, meta?.errorDetail].filter(Boolean).join(' ')
  }
}

/** Whether a thrown value is a failed call; survives two copies of the class in one page. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'
