import { testKernel } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'

const queryKey = ['a list']

/** A list whose answers come when the test says so, each with what the server held when it was asked. */
function slowList() {
  const { query } = testKernel()
  const server = { held: 1, asked: 0 }
  const waiting: (() => void)[] = []
  const queryFn = () => {
    server.asked += 1
    const { held } = server
    return new Promise<number>((resolve, reject) => {
      waiting.push(() => (held < 0 ? reject(new Error('broken')) : resolve(held)))
    })
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  const show = () => new QueryObserver(query, { queryKey, queryFn }).subscribe(() => undefined)
  return { query, server, queryFn, answer, show }
}

test('a first answer that was on its way when it was invalidated is shown, and asked for once more', async () => {
  const { query, server, answer, show } = slowList()
  const end = show()
  server.held = 4
  void query.invalidateQueries({ queryKey })
  expect(server.asked).toBe(1)
  await answer()
  expect(query.getQueryState(queryKey)).toMatchObject({ data: 1, isInvalidated: true })
  expect(server.asked).toBe(2)
  await answer()
  expect(query.getQueryState(queryKey)).toMatchObject({ data: 4, isInvalidated: false })
  expect(server.asked).toBe(2)
  end()
})

test('also where nobody asks for it at once; what nobody looks at is asked for when it is shown', async () => {
  const { query, server, queryFn, answer, show } = slowList()
  void query.prefetchQuery({ queryKey, queryFn })
  server.held = 4
  void query.invalidateQueries({ queryKey, refetchType: 'none' })
  await answer()
  expect(query.getQueryState(queryKey)).toMatchObject({ data: 1, isInvalidated: true })
  expect(server.asked).toBe(1)
  const end = show()
  await answer()
  expect(query.getQueryData(queryKey)).toBe(4)
  end()
})

test('an answer that the caller takes although it was begun before is not asked for again, and a failed one is not repeated', async () => {
  const { query, server, answer, show } = slowList()
  const end = show()
  void query.invalidateQueries({ queryKey }, { cancelRefetch: false })
  await answer()
  expect(query.getQueryState(queryKey)).toMatchObject({ data: 1, isInvalidated: false })
  query.removeQueries({ queryKey })
  end()
  server.held = -1
  const endOther = show()
  void query.invalidateQueries({ queryKey })
  await answer()
  expect(query.getQueryState(queryKey)?.status).toBe('error')
  server.held = 4
  void query.refetchQueries({ queryKey })
  await answer()
  expect(query.getQueryState(queryKey)).toMatchObject({ data: 4, isInvalidated: false })
  expect(server.asked).toBe(3)
  endOther()
})
