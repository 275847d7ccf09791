import { EdgeError } from '../errors'
import { askWorker } from './ask-worker'
import type { AnswerOf, Listener, RenderWorker } from './render-worker'

function started(signal?: AbortSignal) {
  const world = {
    asked: [] as unknown[],
    told: [] as unknown[],
    dropped: [] as number[],
    pieces: [] as AnswerOf[],
  }
  let listener: Listener | undefined
  const worker = {
    ask: (message: unknown, given: Listener) => {
      world.asked.push(message)
      listener = given
    },
    tell: (message: unknown) => void world.told.push(message),
    drop: (id: number) => void world.dropped.push(id),
  } as unknown as RenderWorker
  const message = { kind: 'render', id: 7 } as never
  const answered = askWorker({
    worker,
    message,
    onPiece: (piece) => world.pieces.push(piece),
    ...(signal && { signal }),
  })
  return {
    world,
    answered,
    answer: (given: object) => listener?.answer({ id: 7, ...given } as AnswerOf),
    die: (error: EdgeError) => listener?.died(error),
  }
}

test('pieces are told as they come, and the last answer ends it', async () => {
  const { world, answered, answer } = started()
  answer({ kind: 'head' })
  answer({ kind: 'write', html: 'x' })
  answer({ kind: 'done', heapUsed: 5 })
  expect(await answered).toEqual({ id: 7, kind: 'done', heapUsed: 5 })
  expect(world.pieces.map(({ kind }) => kind)).toEqual(['head', 'write'])
  expect(world.asked).toEqual([{ kind: 'render', id: 7 }])
})

test('a document shell is a last answer', async () => {
  const { answered, answer } = started()
  answer({ kind: 'document-shell' })
  expect((await answered).kind).toBe('document-shell')
})

test('a failure is told without secrets', async () => {
  const { answered, answer } = started()
  answer({ kind: 'failed', text: 'password=abc' })
  await expect(answered).rejects.toMatchObject({
    code: 'RENDER_FAILED',
    message: 'The page could not be rendered: password=…',
  })
})

test('a worker that dies ends it', async () => {
  const { answered, die } = started()
  die(new EdgeError('RENDER_KILLED', 'x'))
  await expect(answered).rejects.toMatchObject({ code: 'RENDER_KILLED' })
})

test('whoever waits no more ends it: the worker is told why, and later pieces are nobody’s', async () => {
  const gone = new AbortController()
  const { world, answered, answer } = started(gone.signal)
  gone.abort(new Error('the browser has gone'))
  answer({ kind: 'write', html: 'x' })
  await expect(answered).rejects.toMatchObject({
    code: 'RENDER_ABORTED',
    message: expect.stringContaining('the browser has gone'),
  })
  expect(world).toMatchObject({
    dropped: [7],
    told: [{ kind: 'abort', id: 7, reason: 'the browser has gone' }],
    pieces: [],
  })
})

test('one that has gone without a reason has gone, too', async () => {
  const gone = new AbortController()
  const { world, answered } = started(gone.signal)
  gone.abort(null)
  await expect(answered).rejects.toMatchObject({ code: 'RENDER_ABORTED' })
  expect(world.told).toEqual([{ kind: 'abort', id: 7, reason: 'aborted' }])
})

test('for one that has gone before it began nothing is asked', async () => {
  const { world, answered } = started(AbortSignal.abort())
  await expect(answered).rejects.toMatchObject({
    code: 'RENDER_ABORTED',
    message: expect.stringContaining('before it began'),
  })
  expect(world).toMatchObject({ asked: [], told: [], dropped: [] })
})

test('a worker that has answered is not told that somebody left later', async () => {
  const gone = new AbortController()
  const { world, answered, answer } = started(gone.signal)
  answer({ kind: 'done', heapUsed: 5 })
  await answered
  gone.abort()
  expect(world.told).toEqual([])
})
