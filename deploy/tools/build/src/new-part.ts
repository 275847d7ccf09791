import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { API_VERSION, BUS_VERSION } from '@prilavok/shared-kernel/contract'
import { DESIGN_PART, KERNEL_FOLDER, PART_NAMES, partFolder, ROOT } from './folders'
import { readPackage } from './package-json'
import { readPart } from './part'

const TEMPLATES = join(import.meta.dirname, '../templates/part')
const ENDING = '.template'
const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST_TITLE = 60

export interface NewPart {
  /** `mf-price-list`: the folder, and the first piece of its URLs. */
  name: string
  /** Russian name of its page. */
  title: string
}

interface Words {
  /** `price-list` */
  file: string
  /** `priceList` */
  id: string
  /** `PriceList` */
  component: string
}

function wordsOf(name: string): Words {
  const file = name.slice('mf-'.length)
  const id = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { file, id, component: id.charAt(0).toUpperCase() + id.slice(1) }
}

/** As a text of TypeScript in single quotes. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** The route of the page that a new part has. */
export const firstRoute = (name: string) => {
  const { file, id } = wordsOf(name)
  return { id: `${id}.list`, path: `/${file}`, access: 'anyone' }
}

/** Routes of other parts that the new page would collide with, in words. */
async function takenRoutes(name: string): Promise<string[]> {
  const { id, path } = firstRoute(name)
  const parts = await Promise.all(PART_NAMES.map((part) => readPart(partFolder(part))))
  return parts.flatMap(({ descriptor }) =>
    descriptor.routes
      .filter((route) => route.path === path || route.id === id)
      .map((route) => `${descriptor.name} has the route ${route.id} at ${route.path} already.`),
  )
}

/** Why a part cannot be made; empty when it can. */
export async function newPartViolations({ name, title }: NewPart, root = ROOT): Promise<string[]> {
  if (!NAME.test(name))
    return [
      `«${name}» is no name of a part: mf- and small Latin letters, digits, hyphens, like mf-price-list.`,
    ]
  if (name === DESIGN_PART)
    return [`${name} is the kernel's own part, which brings /design; choose another name.`]
  if (existsSync(join(root, name))) return [`${name} is there already; nothing of it is overwritten.`]
  const violations: string[] = []
  if (!/[а-яё]/i.test(title) || /\p{Cc}/u.test(title) || title.length > LONGEST_TITLE)
    violations.push(`The title «${title}» must be one line of Russian, ${LONGEST_TITLE} characters at most.`)
  return [...violations, ...(await takenRoutes(name))]
}

/**
 * Writes a part in the shape that all parts have: one page with its call, texts and tests. Whoever calls it formats the files and
 * installs the dependencies.
 * @returns paths of the files below `root`
 * @throws when `newPartViolations` has something to say
 */
export async function writeNewPart(part: NewPart, root = ROOT): Promise<string[]> {
  const violations = await newPartViolations(part, root)
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const { file, id, component } = wordsOf(part.name)
  const values: Record<string, string> = {
    part: part.name,
    file,
    id,
    name: id,
    Name: component,
    title: quoted(part.title),
    kernel: readPackage(KERNEL_FOLDER).version,
    bus: String(BUS_VERSION),
    api: String(API_VERSION),
  }
  const filled = (text: string) => text.replace(/__(\w+?)__/g, (all, key: string) => values[key] ?? all)
  const templates = await readdir(TEMPLATES, { recursive: true, withFileTypes: true })
  const files = templates.filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
  return Promise.all(
    files.map(async (entry) => {
      const template = join(entry.parentPath, entry.name)
      const path = filled(relative(TEMPLATES, template).slice(0, -ENDING.length)).split(sep).join('/')
      const target = join(root, part.name, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, filled(await readFile(template, 'utf8')), { flag: 'wx' })
      return `${part.name}/${path}`
    }),
  )
}
