import type { Browser } from 'playwright'

/** Lighthouse's benchmark index of this machine, right now: ~ 2,000 is a desktop, below 1,000 a telephone or a busy machine. */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(countLoops)
  await page.close()
  return Math.round(index)
}

/** Runs in a page. The two loops of Lighthouse's `computeBenchmarkIndex`, so that figures can be compared with its reports. */
function countLoops(): number {
  const begunStrings = Date.now()
  let strings = 0
  while (Date.now() - begunStrings < 500) {
    let text = ''
    for (let at = 0; at < 10_000; at++) text += 'a'
    if (text.length === 1) throw new Error('never: keeps the compiler from leaving the loop out')
    strings++
  }
  const stringsASecond = strings / ((Date.now() - begunStrings) / 1000)

  const one: number[] = []
  const other: number[] = []
  for (let at = 0; at < 100_000; at++) one[at] = other[at] = at
  const begunCopies = Date.now()
  let copies = 0
  while (copies % 10 !== 0 || Date.now() - begunCopies < 500) {
    const [from, to] = copies % 2 === 0 ? [one, other] : [other, one]
    for (let at = 0; at < from.length; at++) to[at] = from[at] as number
    copies++
  }
  const copiesASecond = copies / ((Date.now() - begunCopies) / 1000)
  return (Math.round(stringsASecond / 10) + Math.round(copiesASecond / 10)) / 2
}
