import http from 'node:http'

export interface Pressed {
  /** Milliseconds of each answer, from the request to its last byte. */
  answers: number[]
  perSecond: number
  /** Answers other than 200. */
  failures: number
}

interface Pressure {
  url: string
  headers: Record<string, string>
  connections: number
  /** Milliseconds. */
  duration: number
}

/** So many connections ask for one page, each again as soon as it was answered. */
export async function press({ url, headers, connections, duration }: Pressure): Promise<Pressed> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port, host, pathname, search } = new URL(url)
  const options = {
    agent,
    hostname: hostname.endsWith('.localhost') ? 'localhost' : hostname,
    port,
    path: pathname + search,
    headers: { host, ...headers },
  }
  const answers: number[] = []
  let failures = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now()
      const request = http.get(options, (answer) => {
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          answers.push(performance.now() - startedAt)
          if (answer.statusCode !== 200) failures++
          resolve()
        })
      })
      request.once('error', reject)
    })
  const startedAt = performance.now()
  const connection = async () => {
    while (performance.now() - startedAt < duration) await ask()
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { answers, perSecond: answers.length / seconds, failures }
}
