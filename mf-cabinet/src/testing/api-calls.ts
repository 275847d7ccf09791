import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel, type TestApi } from '@prilavok/shared-kernel/testing'

/** What is asked, how, an answer that can be read, what is made of it, and answers that lack what the page needs. */
type TestedCall = readonly [
  call: string,
  read: (kernel: Kernel) => Promise<unknown>,
  answer: object,
  value: unknown,
  unreadable: readonly object[],
]

/** The row without each of the fields. */
export const lacking = <Row extends object>(row: Row, ...fields: (keyof Row)[]): object[] =>
  fields.map((field) => ({ ...row, [field]: undefined }))

/** As the shop's, but what fails is not asked again. */
export function impatientKernel(): Kernel {
  const kernel = partKernel()
  const { queries, ...others } = kernel.query.getDefaultOptions()
  kernel.query.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  return kernel
}

/** A test for each call: it is asked as it should be, and what cannot be read is no answer. */
export function testCalls({ intercept, called }: TestApi<object>, calls: readonly TestedCall[]): void {
  test.each(calls)(
    '«%s» is asked, and what cannot be read is no answer',
    async (call, read, answer, value, unreadable) => {
      intercept(() => answer)
      expect(await read(impatientKernel())).toEqual(value)
      expect(called(call)).toEqual([call])
      for (const broken of unreadable) {
        intercept(() => broken)
        await expect(read(impatientKernel())).rejects.toThrow()
      }
    },
  )
}
