import type { ComponentType } from 'react'
import { STATE_NAMES } from './state-names'

/** One file of stories: a component and its states. */
export interface Stories {
  /** Path below the kernel's `src`: `./ui/button.stories.tsx`. */
  path: string
  title: string
  states: { name: string; View: ComponentType }[]
}

interface StoriesModule {
  default: { title: string }
  [state: string]: ComponentType | { title: string }
}

const isStoriesModule = (module: unknown): module is StoriesModule =>
  typeof module === 'object' && module !== null && 'default' in module

/** What links of the page lead to: `ui-price-range` for `./ui/price-range.stories.tsx`. */
export const idOf = (path: string): string => path.replace(/^\.\/|\.stories\.tsx$/g, '').replaceAll('/', '-')

const stateName = (name: string): string => STATE_NAMES[name] ?? name

/**
 * Reads a module in the component story format: the default export has the title, every other export is a state.
 * @throws when the file has no title or no state
 */
export function storiesOf(path: string, module: unknown): Stories {
  if (!isStoriesModule(module)) throw new Error(`${path} has no default export with a title.`)
  const { default: meta, ...rest } = module
  const states = Object.entries(rest)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    .map(([name, View]) => ({ name: stateName(name), View }))
  const { title } = meta as { title?: string }
  if (!title || states.length === 0) throw new Error(`${path} needs a title and at least one state.`)
  return { path, title, states }
}
