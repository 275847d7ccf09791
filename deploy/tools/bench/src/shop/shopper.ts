import http from 'node:http'

export interface ShopperLoad {
  shoppers: number
  /** Milliseconds. */
  duration: number
  /** Port of the edge. */
  port: number
  /** Hosts of the shops, with paths of pages of each. */
  shops: readonly { host: string; pages: readonly string[] }[]
  /** Whether each shopper has a basket, so that every page is for him alone. */
  personal: boolean
}

export interface ShopperFigures {
  /** Milliseconds of each page, from the request to its last byte. */
  pages: number[]
  /** Pages that the browser had to render. */
  shed: number
  calls: number
  /** Answers other than 200. */
  failures: number
  seconds: number
}

interface Answer {
  status: number
  text: string
  cookies: string[]
}

const WORDS = ['бумага', 'ручка', 'папка', 'степлер', 'клей', 'скотч', 'маркер', 'файл']
/** Of the cookies of a new visitor, the one that says that he has nothing of his own. */
const UNTOUCHED = /^untouched=/

/**
 * Shoppers without a pause: each opens pages of one shop, types a word with suggestions between, searches; every eighth page he is
 * a new one.
 */
export async function runShoppers(load: ShopperLoad): Promise<ShopperFigures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.shoppers })
  const figures: ShopperFigures = { pages: [], shed: 0, calls: 0, failures: 0, seconds: 0 }

  const get = (host: string, path: string, cookie: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host, cookie, 'accept-encoding': 'br' }
      const options = { agent, hostname: 'localhost', port: load.port, path, headers }
      http
        .get(options, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: String(Buffer.concat(chunks).length),
              cookies: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? ''),
            }),
          )
        })
        .once('error', reject)
    })
  const page = async (host: string, path: string, cookie: string) => {
    const begun = performance.now()
    const answer = await get(host, path, cookie)
    figures.pages.push(performance.now() - begun)
    if (answer.status !== 200) figures.failures++
    if (Number(answer.text) < SHED_BYTES) figures.shed++
    return answer
  }
  const call = async (host: string, path: string, cookie: string) => {
    const token = /access_token=([^;]+)/.exec(cookie)?.[1] ?? ''
    const answer = await get(host, `${path}&access_token=${token}`, cookie)
    figures.calls++
    if (answer.status !== 200) figures.failures++
  }

  const begun = performance.now()
  const shopper = async (index: number) => {
    const shop = load.shops[index % load.shops.length]
    if (!shop) return
    const { host, pages } = shop
    let cookie = ''
    for (let step = index; performance.now() - begun < load.duration; step++) {
      if (cookie === '' || step % 8 === 0) {
        const { cookies } = await page(host, pages[step % pages.length] ?? '/', '')
        cookie = cookies.filter((one) => !(load.personal && UNTOUCHED.test(one))).join('; ')
        continue
      }
      const word = WORDS[step % WORDS.length] ?? ''
      await page(host, pages[step % pages.length] ?? '/', cookie)
      for (const length of [3, 5])
        await call(
          host,
          `/v3/api/catalog/search/suggests/?q=${encodeURIComponent(word.slice(0, length))}`,
          cookie,
        )
      if (step % 3 === 0) await page(host, `/search?q=${encodeURIComponent(word)}`, cookie)
    }
  }
  await Promise.all(Array.from({ length: load.shoppers }, (_, index) => shopper(index)))
  figures.seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return figures
}

/** A page that the server has rendered is larger, compressed, than one that it left to the browser. */
const SHED_BYTES = 9000
