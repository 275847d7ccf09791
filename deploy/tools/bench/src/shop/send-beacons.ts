/** A process that sends reports of pages at a steady rate until it is told to stop; then it prints how many were accepted. */
import http from 'node:http'

const [origin = '', rate = '1000', body = '{}'] = process.argv.slice(2)
const VISITORS = 500
const EVERY_MS = 10

const { hostname, port, host } = new URL(origin)
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
const bytes = Buffer.byteLength(body)
let sent = 0
let accepted = 0
let due = 0
let lastAt = performance.now()

function send(): void {
  const visitor = sent++ % VISITORS
  const request = http.request(
    {
      agent,
      hostname: hostname.endsWith('.localhost') ? 'localhost' : hostname,
      port,
      path: '/beacon',
      method: 'POST',
      headers: {
        host,
        'content-type': 'text/plain;charset=UTF-8',
        'content-length': bytes,
        'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
        cookie: `subject=visitor-of-the-bench-${visitor}`,
      },
    },
    (answer) => {
      answer.resume()
      if ((answer.statusCode ?? 500) < 300) accepted++
    },
  )
  request.on('error', () => undefined)
  request.end(body)
}

const timer = setInterval(() => {
  const now = performance.now()
  due += ((now - lastAt) / 1000) * Number(rate)
  lastAt = now
  for (; due >= 1; due--) send()
}, EVERY_MS)

process.once('SIGTERM', () => {
  clearInterval(timer)
  process.stdout.write(`${JSON.stringify({ sent, accepted })}\n`, () => process.exit(0))
})
