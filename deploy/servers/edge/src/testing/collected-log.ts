/** Fastify's logger for a test that reads what it says, from `warn` on. */
export function collectedLog() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { lines, logger: { level: 'warn', base: null, stream } }
}
