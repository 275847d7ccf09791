import { createMetricsServer } from './metrics-server'

test('Prometheus finds the figures of the moment at /metrics, in its own format, and nothing else', async () => {
  let looks = 0
  const server = createMetricsServer({
    report: () => undefined,
    dropped: undefined as never,
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: async () => `looks ${++looks}\n`,
  })
  for (const look of [1, 2]) {
    const { statusCode, headers, body } = await server.inject('/metrics')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      `looks ${look}\n`,
    ])
  }
  expect((await server.inject('/')).statusCode).toBe(404)
  await server.close()
})
