import { BodyError } from './body-error'

test.each([
  ['too-large', 413],
  ['too-slow', 408],
  ['no-room', 503],
  ['broken-off', 400],
] as const)('a body that was %s is answered with %d', (why, statusCode) =>
  expect(new BodyError(why, '5 bytes')).toMatchObject({
    name: 'BodyError',
    why,
    statusCode,
    message: `${why}: 5 bytes`,
  }),
)
