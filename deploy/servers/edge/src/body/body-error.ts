const STATUS = { 'too-large': 413, 'too-slow': 408, 'no-room': 503, 'broken-off': 400 } as const

/** Why a body was not taken. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly why: keyof typeof STATUS
  /** What the answer says where nobody knows better. */
  readonly statusCode: number

  constructor(why: BodyError['why'], details: string) {
    super(`${why}: ${details}`)
    this.why = why
    this.statusCode = STATUS[why]
  }
}
