import type { PageHead } from '@prilavok/shared-kernel/contract'
import { collectStories } from '../showroom/collect-stories'
import { Showroom } from '../showroom/Showroom'

export const head = (): PageHead => ({ title: 'Компоненты', robots: 'noindex' })

const STORIES = collectStories()

/** `/design`: every component of the kernel in every state and look. */
export default function DesignPage() {
  return <Showroom stories={STORIES} />
}
