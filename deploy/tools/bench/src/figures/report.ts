import { loadavg } from 'node:os'
import { median } from './numbers'

const WIDTH = 46

/** Prints one figure: what, how much, the values it is the median of, and what it should be. */
export function printFigure(name: string, value: string, detail = '', aim = ''): void {
  const line = `${name.padEnd(WIDTH)} ${value.padStart(10)}${aim ? `   aim ${aim}` : ''}`
  process.stdout.write(`${line}${detail ? `   ${detail}` : ''}\n`)
}

interface MedianOptions {
  unit?: string
  digits?: number
  /** What the figure should be. */
  aim?: string
  note?: string
}

/** Prints the median of several runs. */
export function printMedian(
  name: string,
  values: readonly number[],
  { unit = 'ms', digits = 0, aim = '', note = '' }: MedianOptions = {},
): void {
  const text = (value: number) => value.toFixed(digits)
  const detail = values.length > 1 ? `of ${values.map(text).join(', ')}` : ''
  printFigure(name, `${text(median(values))} ${unit}`.trim(), [detail, note].filter(Boolean).join('; '), aim)
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** What else the machine did: figures of a busy machine are no figures. */
export const printLoad = (): void => print(`Load of the machine (1 min): ${loadavg()[0]?.toFixed(1)}`)

/** Kilobytes of 1,000 bytes with one digit. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
