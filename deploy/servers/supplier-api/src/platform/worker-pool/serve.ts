/** What a task ended with: an error keeps its name, which it would lose on its way out of the thread. */
export type Reply<Output> =
  | { output: Output; failure?: undefined }
  | { failure: Pick<Error, 'name' | 'message'> }

/** The tasks of the thread that this script runs in. */
export const serve =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>) =>
  async (input: Input): Promise<Reply<Output>> => {
    try {
      return { output: await work(input) }
    } catch (cause) {
      const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
      return { failure: { name, message } }
    }
  }
